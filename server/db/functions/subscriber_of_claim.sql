-- Gives a row the subscriber of its claim where the statement did not (docs/decisions/0204-keys-of-subscribers.md).
create or replace function subscriber_of_claim() returns trigger language plpgsql as $$
begin
  new.subscriber_id := (select user_id from claims where claim_id = new.claim_id);
  return new;
end $$;
create or replace trigger subscriber before insert or update on claim_events
  for each row when (new.subscriber_id is null) execute function subscriber_of_claim();
