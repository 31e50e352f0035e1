-- Records that a subscriber saw the goods of a sku, keeps the last p_most, and returns whether it is a favourite;
-- null for a sku that is not on sale. One row per goods: a later visit moves it to the front.
create or replace function visit_goods(p_user_id text, p_sku_id text, p_now timestamptz, p_most integer)
returns boolean language plpgsql as $$
declare
  v_goods_id text;
begin
  select g.goods_id into v_goods_id
  from skus s join goods g using (goods_id) where s.sku_id = p_sku_id and g.listed_at <= p_now;
  if v_goods_id is null then return null; end if;

  -- Serialises the visits of one subscriber, so that the limit holds.
  perform from users where user_id = p_user_id for no key update;
  insert into browse_history as h values (p_user_id, v_goods_id, p_sku_id, p_now)
  on conflict (user_id, goods_id) do update set sku_id = excluded.sku_id, seen_at = greatest(h.seen_at, excluded.seen_at);
  delete from browse_history where user_id = p_user_id and goods_id in (
    select goods_id from browse_history where user_id = p_user_id order by seen_at desc, goods_id offset p_most);
  return exists (select from favourites where user_id = p_user_id and goods_id = v_goods_id);
end $$;
