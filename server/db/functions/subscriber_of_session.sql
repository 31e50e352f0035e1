-- Gives a row the subscriber of its session where the statement did not (docs/decisions/0204-keys-of-subscribers.md).
create or replace function subscriber_of_session() returns trigger language plpgsql as $$
begin
  new.subscriber_id := (select user_id from sessions where session_id = new.session_id);
  return new;
end $$;
create or replace trigger subscriber before insert or update on spent_refresh_tokens
  for each row when (new.subscriber_id is null) execute function subscriber_of_session();
create or replace trigger subscriber before insert or update on hand_over_tokens
  for each row when (new.subscriber_id is null) execute function subscriber_of_session();
