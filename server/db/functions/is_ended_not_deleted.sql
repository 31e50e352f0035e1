-- Subscriptions and rights are ended, never deleted: claims refer to them without a foreign key.
create or replace function is_ended_not_deleted() returns trigger language plpgsql as $$
begin
  raise foreign_key_violation
    using message = format('a row of %s is ended, never deleted: claims refer to it', tg_table_name);
end $$;
create or replace trigger ended_not_deleted before delete on subscriptions
  for each row execute function is_ended_not_deleted();
create or replace trigger ended_not_deleted before delete on rights
  for each row execute function is_ended_not_deleted();
