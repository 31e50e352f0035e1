-- Refuses to commit a transaction that added a row: what a preview writes in order to read it is always rolled back.
create or replace function refuse_commit() returns trigger language plpgsql as $$
begin
  raise exception 'this transaction is for reading its own changes and is never committed';
end $$;
drop trigger if exists refuse_commit on uncommittable_transactions;
create constraint trigger refuse_commit after insert on uncommittable_transactions
  deferrable initially deferred for each row execute function refuse_commit();
