-- The goods that the rule of a collection picks carry its promotion.
create or replace function show_promoted_collection() returns trigger language plpgsql as $$
begin
  if exists (select from promotions where collection_id = new.collection_id) then
    perform write_goods_promotions(null);
  end if;
  return null;
end $$;
create or replace trigger show_promoted_collection after update of rule on collections
  for each row when (old.rule is distinct from new.rule) execute function show_promoted_collection();
