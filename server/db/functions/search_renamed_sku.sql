create or replace function search_renamed_sku() returns trigger language plpgsql as $$
begin
  perform write_goods_search(array[new.goods_id]);
  return null;
end $$;
-- For each row, since a condition keeps it from running for stock and prices, which change often.
create or replace trigger search_renamed_sku after update of name on skus
  for each row when (old.name is distinct from new.name) execute function search_renamed_sku();
