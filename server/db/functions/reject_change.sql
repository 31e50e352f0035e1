-- The ledger of daily cash is append-only.
create or replace function reject_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create or replace trigger reject_change before update or delete on cash_entries
  for each row execute function reject_change();
create or replace trigger reject_change before update or delete on cash_sign_ins
  for each row execute function reject_change();
