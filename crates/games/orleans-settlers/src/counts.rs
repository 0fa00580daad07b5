//! A macro for numbers of each kind: goods, followers.

/// Declares how many of each of seven kinds: written `2grain 1fish`, nothing as `none`.
macro_rules! counts {
    ($(#[$meta:meta])* $name:ident of $kind:ident) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $name(pub [u8; 7]);

        impl $name {
            /// None at all.
            pub const NONE: $name = $name([0; 7]);

            /// How many of that kind.
            pub fn count(self, kind: $kind) -> u8 {
                self.0[kind.index()]
            }

            /// How many in all.
            pub fn total(self) -> u32 {
                self.0.iter().map(|&count| u32::from(count)).sum()
            }

            /// Each kind that is there, with its number.
            pub fn iter(self) -> impl Iterator<Item = ($kind, u8)> {
                $kind::ALL.into_iter().map(move |kind| (kind, self.count(kind))).filter(|&(_, count)| count > 0)
            }

            /// Puts `count` more there.
            pub(crate) fn add(&mut self, kind: $kind, count: u8) {
                self.0[kind.index()] = self.0[kind.index()].saturating_add(count);
            }

            /// Takes up to `count` away and says how many.
            pub(crate) fn take(&mut self, kind: $kind, count: u8) -> u8 {
                let taken = count.min(self.count(kind));
                self.0[kind.index()] -= taken;
                taken
            }

            /// Reads words like `2grain`.
            pub(crate) fn read<'a>(words: impl Iterator<Item = &'a str>) -> Result<$name, String> {
                let mut counts = $name::NONE;
                for word in words.filter(|&word| word != "none") {
                    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
                    let count: u8 = word[..digits].parse().map_err(|_| format!("`{word}` lacks a number, as in `2grain`"))?;
                    let kind: $kind = word[digits..].parse()?;
                    counts.0[kind.index()] = counts.count(kind).checked_add(count).ok_or("that are too many")?;
                }
                Ok(counts)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                if self.total() == 0 {
                    return f.write_str("none");
                }
                for (place, (kind, count)) in self.iter().enumerate() {
                    write!(f, "{}{count}{kind}", if place == 0 { "" } else { " " })?;
                }
                Ok(())
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_map(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let map = std::collections::BTreeMap::<$kind, u8>::deserialize(from)?;
                let mut counts = $name::NONE;
                for (kind, count) in map {
                    counts.0[kind.index()] = count;
                }
                Ok(counts)
            }
        }
    };
}
