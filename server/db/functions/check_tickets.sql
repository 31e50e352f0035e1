-- A subscription that was opened, moved or prolonged is checked for tickets that come with its product once it has begun.
create or replace function check_tickets() returns trigger language plpgsql as $$
begin
  insert into ticket_checks (subscription_id, due_at) values (new.subscription_id, new.opened_at)
  on conflict (subscription_id) do update set due_at = excluded.due_at, number = excluded.number;
  return null;
end $$;
create or replace trigger check_tickets_of_opened after insert on subscriptions
  for each row execute function check_tickets();
create or replace trigger check_tickets_of_changed after update on subscriptions
  for each row when ((old.product_id, old.opened_at, old.ends_at) is distinct from (new.product_id, new.opened_at, new.ends_at))
  execute function check_tickets();
