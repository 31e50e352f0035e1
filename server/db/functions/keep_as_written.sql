-- The ledger of daily cash is append-only.
create or replace function keep_as_written() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end $$;
create or replace trigger cash_entries_stay before update or delete on cash_entries
  for each row execute function keep_as_written();
create or replace trigger cash_sign_ins_stay before update or delete on cash_sign_ins
  for each row execute function keep_as_written();
