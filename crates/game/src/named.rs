//! Enums of named things: a resource, a tile, a card.

/// The text names none of the things it should name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is none of {}", known.join(", "))]
pub struct NotNamed {
    /// The text.
    pub text: String,
    /// What it could have been.
    pub known: &'static [&'static str],
}

/// For readers whose problems are sentences already.
impl From<NotNamed> for String {
    fn from(problem: NotNamed) -> String {
        problem.to_string()
    }
}

/// Declares an enum whose variants have an id (`water_mill`), with all that data, notation, texts, views and
/// [`Set`](crate::Set)s need.
///
/// The key of the name in the Fluent files is the id, or with `in "location"` the id behind a prefix:
/// `location-water_mill`. A crate that has the feature `typescript` gets the type for the web client.
///
/// ```
/// steading_game::named! {
///     /// A guild.
///     pub enum Guild in "guild" {
///         Adventurer = "adventurer",
///         Builder = "builder",
///     }
/// }
/// assert_eq!("builder".parse(), Ok(Guild::Builder));
/// assert_eq!((Guild::Builder.id(), Guild::Builder.key()), ("builder", "guild-builder"));
/// assert_eq!("thief".parse::<Guild>().unwrap_err().to_string(), "`thief` is none of adventurer, builder");
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* pub enum $Name:ident { $($variants:tt)* }) => {
        $crate::named! { @ $(#[$meta])* $Name "" "" { $($variants)* } }
    };
    ($(#[$meta:meta])* pub enum $Name:ident in $prefix:literal { $($variants:tt)* }) => {
        $crate::named! { @ $(#[$meta])* $Name $prefix "-" { $($variants)* } }
    };
    (@ $(#[$meta:meta])* $Name:ident $prefix:literal $dash:literal {
        $($(#[$variant_meta:meta])* $Variant:ident = $id:literal,)*
    }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub enum $Name {
            $($(#[$variant_meta])* #[doc = concat!("`", $id, "`")] #[serde(rename = $id)] $Variant,)*
        }

        impl $Name {
            /// How many there are.
            pub const COUNT: usize = [$($id),*].len();
            /// All of them, in their order.
            pub const ALL: [$Name; $Name::COUNT] = [$($Name::$Variant),*];
            /// All ids, in the same order.
            pub const IDS: [&'static str; $Name::COUNT] = [$($id),*];

            /// The id in data, notation and positions.
            pub const fn id(self) -> &'static str {
                $Name::IDS[self.index()]
            }

            /// The key of the name for people.
            pub const fn key(self) -> &'static str {
                const KEYS: [&str; $Name::COUNT] = [$(concat!($prefix, $dash, $id)),*];
                KEYS[self.index()]
            }

            /// The place among all of them, for indexing arrays with one entry for each.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one with this id.
            pub fn from_id(id: &str) -> Option<$Name> {
                $Name::ALL.into_iter().find(|known| known.id() == id)
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::str::FromStr for $Name {
            type Err = $crate::NotNamed;

            fn from_str(text: &str) -> Result<$Name, $crate::NotNamed> {
                $Name::from_id(text)
                    .ok_or_else(|| $crate::NotNamed { text: text.to_owned(), known: &$Name::IDS })
            }
        }

        impl $crate::Member for $Name {
            const COUNT: usize = $Name::COUNT;

            #[inline]
            fn place(self) -> usize {
                self.index()
            }

            #[inline]
            fn at(place: usize) -> Option<$Name> {
                $Name::ALL.get(place).copied()
            }
        }
    };
}
