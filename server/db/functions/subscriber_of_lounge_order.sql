-- Gives a row the subscriber of its order where the statement did not (docs/decisions/0204-keys-of-subscribers.md).
create or replace function subscriber_of_lounge_order() returns trigger language plpgsql as $$
begin
  new.subscriber_id := (select user_id from lounge_orders where order_id = new.order_id);
  return new;
end $$;
create or replace trigger subscriber before insert or update on lounge_scans
  for each row when (new.subscriber_id is null) execute function subscriber_of_lounge_order();
