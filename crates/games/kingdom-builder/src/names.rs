//! Enums of named things that come in boxes: a tile, a card, a quadrant.

/// Declares an enum of named things ([`steading_game::named!`]) that stand in groups, `Base { … }`, and know their
/// [`Set`](crate::Set).
macro_rules! names {
    (
        $(#[$doc:meta])*
        pub enum $Name:ident in $prefix:literal by set {
            $($Set:ident { $($Variant:ident = $id:literal,)* })*
        }
    ) => {
        steading_game::named! {
            $(#[$doc])*
            pub enum $Name in $prefix {
                $($($Variant = $id,)*)*
            }
        }

        impl $Name {
            /// The set it comes from.
            pub const fn set(self) -> crate::Set {
                match self { $($($Name::$Variant)|* => crate::Set::$Set,)* }
            }
        }
    };
}

pub(crate) use names;
