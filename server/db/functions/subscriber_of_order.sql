-- Gives a row the subscriber of its order where the statement did not (docs/decisions/0204-keys-of-subscribers.md).
create or replace function subscriber_of_order() returns trigger language plpgsql as $$
begin
  new.subscriber_id := (select user_id from orders where order_no = new.order_no);
  return new;
end $$;
create or replace trigger subscriber before insert or update on order_lines
  for each row when (new.subscriber_id is null) execute function subscriber_of_order();
create or replace trigger subscriber before insert or update on order_log
  for each row when (new.subscriber_id is null) execute function subscriber_of_order();
create or replace trigger subscriber before insert or update on order_cards
  for each row when (new.subscriber_id is null) execute function subscriber_of_order();
create or replace trigger subscriber before insert or update on order_deliveries
  for each row when (new.subscriber_id is null) execute function subscriber_of_order();
create or replace trigger subscriber before insert or update on order_holds
  for each row when (new.subscriber_id is null) execute function subscriber_of_order();
create or replace trigger subscriber before insert or update on order_refund_lines
  for each row when (new.subscriber_id is null) execute function subscriber_of_order();
create or replace trigger subscriber before insert or update on shipments
  for each row when (new.subscriber_id is null) execute function subscriber_of_order();
create or replace trigger subscriber before insert or update on shipment_events
  for each row when (new.subscriber_id is null) execute function subscriber_of_order();
create or replace trigger subscriber before insert or update on payment_refunds
  for each row when (new.subscriber_id is null) execute function subscriber_of_order();
create or replace trigger subscriber before insert on ledger_entries
  for each row when (new.subscriber_id is null) execute function subscriber_of_order();
create or replace trigger subscriber before insert or update on renewal_periods
  for each row when (new.subscriber_id is null) execute function subscriber_of_order();
