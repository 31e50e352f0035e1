-- Gives a row the subscriber of its payment where the statement did not (docs/decisions/0204-keys-of-subscribers.md).
create or replace function subscriber_of_till_payment() returns trigger language plpgsql as $$
begin
  new.subscriber_id := (select user_id from till_payments where payment_no = new.payment_no);
  return new;
end $$;
create or replace trigger subscriber before insert or update on till_refunds
  for each row when (new.subscriber_id is null) execute function subscriber_of_till_payment();
