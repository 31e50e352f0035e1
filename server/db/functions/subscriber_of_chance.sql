-- Gives a row the subscriber of its chance where the statement did not (docs/decisions/0204-keys-of-subscribers.md).
create or replace function subscriber_of_chance() returns trigger language plpgsql as $$
begin
  new.subscriber_id := (select user_id from lottery_chances where chance_id = new.chance_id);
  return new;
end $$;
create or replace trigger subscriber before insert or update on lottery_seeds
  for each row when (new.subscriber_id is null) execute function subscriber_of_chance();
