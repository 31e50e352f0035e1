-- Subscriptions and rights are ended, never deleted: claims refer to them without a foreign key.
create or replace function reject_delete() returns trigger language plpgsql as $$
begin
  raise foreign_key_violation
    using message = format('a row of %s is ended, never deleted: claims refer to it', tg_table_name);
end $$;
create or replace trigger reject_delete before delete on subscriptions
  for each row execute function reject_delete();
create or replace trigger reject_delete before delete on rights
  for each row execute function reject_delete();
