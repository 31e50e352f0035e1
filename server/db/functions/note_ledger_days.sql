-- Notes what a statement added to the days of the ledger; a job adds it to ledger_days. Payments insert and never wait for the row of a day.
create or replace function note_ledger_days() returns trigger language plpgsql as $$
begin
  insert into ledger_day_changes (day, account, debit_fen, credit_fen, entries)
  select to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), account, greatest(amount_fen, 0), greatest(-amount_fen, 0), 1
  from written;
  return null;
end $$;
create or replace trigger note_ledger_days after insert on ledger_entries referencing new table as written
  for each statement execute function note_ledger_days();
