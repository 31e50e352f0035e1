-- Tickets with other terms are for other subscriptions.
create or replace function check_subscriptions_again() returns trigger language plpgsql as $$
begin
  new.is_checked := false;
  new.checked_to := '';
  return new;
end $$;
create or replace trigger check_subscriptions_again before update on opening_tickets
  for each row when ((old.product_id, old.begins_at, old.ends_at) is distinct from (new.product_id, new.begins_at, new.ends_at))
  execute function check_subscriptions_again();
