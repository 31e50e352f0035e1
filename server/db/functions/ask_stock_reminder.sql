-- Stores that a subscriber waits for a sku and returns 'asked', 'full' at p_most waiting reminders, 'in-stock', or 'unknown' for a
-- sku that is not on sale. A repetition changes nothing.
create or replace function ask_stock_reminder(p_user_id text, p_sku_id text, p_now timestamptz, p_most integer)
returns text language plpgsql as $$
declare
  v_stock_left integer;
begin
  select s.stock_left into v_stock_left
  from skus s join goods g using (goods_id) where s.sku_id = p_sku_id and g.listed_at <= p_now;
  if not found then return 'unknown'; end if;
  if v_stock_left is distinct from 0 then return 'in-stock'; end if;

  -- Serialises the reminders of one subscriber, so that the count holds.
  perform from users where user_id = p_user_id for no key update;
  if exists (select from stock_reminders where user_id = p_user_id and sku_id = p_sku_id) then return 'asked'; end if;
  if (select count(*) from stock_reminders where user_id = p_user_id) >= p_most then return 'full'; end if;
  insert into stock_reminders values (p_user_id, p_sku_id, p_now, p_now);
  return 'asked';
end $$;
