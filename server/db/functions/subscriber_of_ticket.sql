-- Gives a row the subscriber of its ticket where the statement did not (docs/decisions/0204-keys-of-subscribers.md).
create or replace function subscriber_of_ticket() returns trigger language plpgsql as $$
begin
  new.subscriber_id := (select user_id from support_tickets where ticket_id = new.ticket_id);
  return new;
end $$;
create or replace trigger subscriber before insert or update on support_messages
  for each row when (new.subscriber_id is null) execute function subscriber_of_ticket();
