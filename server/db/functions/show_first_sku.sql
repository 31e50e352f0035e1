-- Lists of goods read one row per goods: the first sku in stock, else the first sku, and whether any is in stock. Stopped skus do not count.
create or replace function show_first_sku() returns trigger language plpgsql as $$
begin
  update goods g
  set (sku_id, sku_name, price_fen, member_price_fen, original_price_fen, in_stock)
    = (s.sku_id, s.name, s.price_fen, s.member_price_fen, s.original_price_fen, s.in_stock)
  from (
    select distinct on (k.goods_id) k.*, k.stock_left is distinct from 0 as in_stock
    from skus k where k.goods_id in (select goods_id from changed) and k.stopped_at is null
    order by k.goods_id, (k.stock_left is distinct from 0) desc, k.sort, k.sku_id
  ) s
  where g.goods_id = s.goods_id
    and (g.sku_id, g.sku_name, g.price_fen, g.member_price_fen, g.original_price_fen, g.in_stock)
      is distinct from (s.sku_id, s.name, s.price_fen, s.member_price_fen, s.original_price_fen, s.in_stock);
  return null;
end $$;
create or replace trigger show_first_sku_after_insert after insert on skus
  referencing new table as changed for each statement execute function show_first_sku();
create or replace trigger show_first_sku_after_update after update on skus
  referencing new table as changed for each statement execute function show_first_sku();
