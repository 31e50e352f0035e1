-- Only what search reads: sales and prices change often. Names of skus are read from their own table (search_changed_skus).
create or replace function search_changed_goods() returns trigger language plpgsql as $$
declare
  ids text[] := array(
    select n.goods_id from changed n join before o using (goods_id)
    where (n.name, n.sub_title, n.category_id, n.listed_at)
      is distinct from (o.name, o.sub_title, o.category_id, o.listed_at));
begin
  if cardinality(ids) > 0 then
    perform write_goods_search(ids);
  end if;
  return null;
end $$;
create or replace trigger search_changed_goods after update on goods
  referencing old table as before new table as changed for each statement execute function search_changed_goods();
