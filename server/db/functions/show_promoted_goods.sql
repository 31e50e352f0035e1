-- The goods of a collection whose promotion they carry.
create or replace function show_promoted_goods() returns trigger language plpgsql as $$
begin
  if exists (select from promotions where collection_id = coalesce(new.collection_id, old.collection_id)) then
    perform write_goods_promotions(array[coalesce(new.goods_id, old.goods_id)]);
  end if;
  return null;
end $$;
create or replace trigger show_promoted_goods after insert or update or delete on collection_goods
  for each row execute function show_promoted_goods();
