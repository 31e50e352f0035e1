-- Gives a row the subscriber of its subscription where the statement did not (docs/decisions/0204-keys-of-subscribers.md).
create or replace function subscriber_of_subscription() returns trigger language plpgsql as $$
begin
  new.subscriber_id := (select user_id from subscriptions where subscription_id = new.subscription_id);
  return new;
end $$;
create or replace trigger subscriber before insert or update on group_use
  for each row when (new.subscriber_id is null) execute function subscriber_of_subscription();
create or replace trigger subscriber before insert or update on claim_repeats
  for each row when (new.subscriber_id is null) execute function subscriber_of_subscription();
