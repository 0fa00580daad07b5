### Words that every game shares.

# A player without a name.
seat = Player { $number }

# Counted things: "1 brick, 2 ore and 3 roads".
things-none = nothing
things-item = { $amount } { $thing }
things-and = { $head } and { $last }
