-- Goods that another rule picks now.
create or replace function show_promotions_of_goods() returns trigger language plpgsql as $$
begin
  if exists (select from promotions) then
    perform write_goods_promotions(array[new.goods_id]);
  end if;
  return null;
end $$;
create or replace trigger show_promotions_of_changed_goods after update of category_id, kind, tags, coupon_types, areas on goods
  for each row when ((old.category_id, old.kind, old.tags, old.coupon_types, old.areas)
    is distinct from (new.category_id, new.kind, new.tags, new.coupon_types, new.areas))
  execute function show_promotions_of_goods();
