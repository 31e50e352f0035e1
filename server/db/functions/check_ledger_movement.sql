-- Double entry: a movement is written by one statement as two entries that sum to zero. Later entries of it fail at the primary key.
create or replace function check_ledger_movement() returns trigger language plpgsql as $$
begin
  if exists (select from written group by movement having count(*) <> 2 or sum(amount_fen) <> 0) then
    raise check_violation using message = 'a movement of the ledger is two entries that sum to zero';
  end if;
  return null;
end $$;
create or replace trigger check_ledger_movement after insert on ledger_entries referencing new table as written
  for each statement execute function check_ledger_movement();
