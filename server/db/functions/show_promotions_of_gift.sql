-- A promotion is not shown while its gift is gone.
create or replace function show_promotions_of_gift() returns trigger language plpgsql as $$
begin
  if exists (select from promotions where kind = 'gift' and terms->>'giftSkuId' = new.sku_id) then
    perform write_goods_promotions(null);
  end if;
  return null;
end $$;
create or replace trigger show_promotions_of_gift after update of stock_left, price_fen on skus
  for each row when ((old.stock_left = 0, old.price_fen) is distinct from (new.stock_left = 0, new.price_fen))
  execute function show_promotions_of_gift();
