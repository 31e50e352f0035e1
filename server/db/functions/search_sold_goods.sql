-- Its name comes after search_changed_goods, which may have inserted the row: triggers run in the order of their names.
create or replace function search_sold_goods() returns trigger language plpgsql as $$
begin
  update goods_search s set popularity = search_popularity(n.in_stock, n.sold)
  from (select goods_id, in_stock, sold from changed except select goods_id, in_stock, sold from before) as n
  where s.goods_id = n.goods_id;
  return null;
end $$;
create or replace trigger search_sold_goods after update on goods
  referencing old table as before new table as changed for each statement execute function search_sold_goods();
