create or replace function search_renamed_categories() returns trigger language plpgsql as $$
begin
  perform write_goods_search(array(
    select goods_id from goods g join categories c using (category_id) where new.category_id in (c.category_id, c.parent_id)));
  return null;
end $$;
create or replace trigger search_renamed_categories after insert or update of name, parent_id on categories
  for each row execute function search_renamed_categories();
