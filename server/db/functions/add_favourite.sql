-- Adds the goods of a sku to a subscriber's favourites and returns 'added', 'full' at p_most favourites, or 'unknown'
-- for a sku that is not on sale. A favourite keeps the price of its first addition.
create or replace function add_favourite(p_user_id text, p_sku_id text, p_now timestamptz, p_most integer)
returns text language plpgsql as $$
declare
  v_goods_id text;
  v_price integer;
begin
  select g.goods_id, least(s.price_fen, s.member_price_fen) into v_goods_id, v_price
  from skus s join goods g using (goods_id) where s.sku_id = p_sku_id and g.listed_at <= p_now;
  if v_goods_id is null then return 'unknown'; end if;

  -- Serialises the additions of one subscriber, so that the count holds.
  perform from users where user_id = p_user_id for no key update;
  if exists (select from favourites where user_id = p_user_id and goods_id = v_goods_id) then return 'added'; end if;
  if (select count(*) from favourites where user_id = p_user_id) >= p_most then return 'full'; end if;
  insert into favourites values (p_user_id, v_goods_id, p_sku_id, v_price, p_now);
  return 'added';
end $$;
