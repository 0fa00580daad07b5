//! Enums of named things: a tile, a card, a quadrant.

/// Declares an enum whose variants have an id (`water_mill`) and a key in the Fluent files (`location-water_mill`).
///
/// Those that come in boxes stand in groups, `Base { … }`, and know their [`Set`](crate::Set).
macro_rules! names {
    (
        $(#[$doc:meta])*
        pub enum $Name:ident in $prefix:literal by set {
            $($Set:ident { $($(#[$vdoc:meta])* $Variant:ident = $id:literal,)* })*
        }
    ) => {
        names! {
            $(#[$doc])*
            pub enum $Name in $prefix {
                $($($(#[$vdoc])* $Variant = $id,)*)*
            }
        }

        impl $Name {
            /// The set it comes from.
            pub const fn set(self) -> crate::Set {
                match self { $($($Name::$Variant)|* => crate::Set::$Set,)* }
            }
        }
    };
    (
        $(#[$doc:meta])*
        pub enum $Name:ident in $prefix:literal {
            $($(#[$vdoc:meta])* $Variant:ident = $id:literal,)*
        }
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub enum $Name {
            $($(#[$vdoc])* #[doc = concat!("`", $id, "`")] #[serde(rename = $id)] $Variant,)*
        }

        impl $Name {
            /// All of them, in the order of the boxes.
            pub const ALL: &'static [$Name] = &[$($Name::$Variant,)*];
            /// How many there are.
            pub const COUNT: usize = $Name::ALL.len();
            /// All ids, in the same order.
            pub const IDS: &'static [&'static str] = &[$($id,)*];

            /// The name in data, notation and positions.
            pub fn id(self) -> &'static str {
                $Name::IDS[self.index()]
            }

            /// The key of the name for people.
            pub fn key(self) -> &'static str {
                match self { $($Name::$Variant => concat!($prefix, "-", $id),)* }
            }

            /// The one with this id.
            pub fn from_id(id: &str) -> Option<$Name> {
                $Name::ALL.iter().copied().find(|known| known.id() == id)
            }

            /// Its place among all of them.
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }
    };
}

pub(crate) use names;
