//! How many files the system lets us open: every connection is one.

/// Files that are left for the database, the log and the like.
const RESERVE: u64 = 100;

/// Raises the limit as far as the system allows; how many files may be open then, if there is such a limit.
pub(crate) fn raise_limit() -> Option<u64> {
    #[cfg(unix)]
    {
        let raised = rlimit::increase_nofile_limit(rlimit::INFINITY).inspect_err(|error| {
            tracing::warn!(%error, "the limit of open files could not be raised");
        });
        raised.or_else(|_| rlimit::Resource::NOFILE.get_soft()).ok()
    }
    #[cfg(not(unix))]
    None
}

/// How many connections there may be, if so many are wanted.
pub(crate) fn connections(files: Option<u64>, wanted: u32) -> u32 {
    let Some(files) = files else { return wanted };
    let left = files.saturating_sub(RESERVE.min(files / 2));
    wanted.min(u32::try_from(left).unwrap_or(u32::MAX)).max(1)
}

#[cfg(test)]
mod tests {
    #[test]
    fn files_are_left_for_the_database() {
        for (files, connections) in [
            (None, 4096),
            (Some(1_048_576), 4096),
            (Some(1024), 924),
            (Some(256), 156),
            (Some(20), 10),
            (Some(0), 1),
        ] {
            assert_eq!(super::connections(files, 4096), connections, "{files:?}");
        }
        assert_eq!(super::connections(Some(1024), 50), 50);
    }
}
