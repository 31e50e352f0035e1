-- The ledgers of daily cash and of payments, the odds of lotteries and their draws, the audit log, the histories of prices and
-- stock, refunds ended by hand, reversals of invoices, closed days, settlements, notes about subscribers and what was given to them are append-only.
-- Versions of agreements are never changed; one that is not in force yet can be deleted.
create or replace function reject_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create or replace trigger reject_change before update or delete on cash_entries
  for each row execute function reject_change();
create or replace trigger reject_change before update or delete on cash_sign_ins
  for each row execute function reject_change();
create or replace trigger reject_change before update or delete on ledger_entries
  for each row execute function reject_change();
create or replace trigger reject_truncate before truncate on ledger_entries
  for each statement execute function reject_change();
create or replace trigger reject_change before update or delete on settlements
  for each row execute function reject_change();
create or replace trigger reject_change before update or delete on lottery_prizes
  for each row execute function reject_change();
create or replace trigger reject_change before update or delete on lottery_draws
  for each row execute function reject_change();
create or replace trigger reject_change before update or delete on audit_log
  for each row execute function reject_change();
create or replace trigger reject_truncate before truncate on audit_log
  for each statement execute function reject_change();
create or replace trigger reject_change before update or delete on price_changes
  for each row execute function reject_change();
create or replace trigger reject_change before update or delete on stock_movements
  for each row execute function reject_change();
create or replace trigger reject_change before update or delete on rights_stock_movements
  for each row execute function reject_change();
create or replace trigger reject_change before update or delete on refund_ends
  for each row execute function reject_change();
create or replace trigger reject_change before update or delete on invoice_reversals
  for each row execute function reject_change();
create or replace trigger reject_change before update or delete on subscriber_notes
  for each row execute function reject_change();
create or replace trigger reject_change before update or delete on day_closings
  for each row execute function reject_change();
create or replace trigger reject_truncate before truncate on day_closings
  for each statement execute function reject_change();
create or replace trigger reject_change before update or delete on money_days
  for each row when (old.closed_at is not null) execute function reject_change();
create or replace trigger reject_change before update on agreements
  for each row execute function reject_change();
