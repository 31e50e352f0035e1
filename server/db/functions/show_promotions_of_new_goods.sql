-- All goods of a statement at once: an import inserts thousands.
create or replace function show_promotions_of_new_goods() returns trigger language plpgsql as $$
begin
  if exists (select from promotions) then
    perform write_goods_promotions(array(select goods_id from changed));
  end if;
  return null;
end $$;
create or replace trigger show_promotions_of_new_goods after insert on goods
  referencing new table as changed for each statement execute function show_promotions_of_new_goods();
