-- Only what search reads: sales and prices change often. Names of skus are read from their own table (search_changed_skus).
-- Rows before and after are told apart by except: a join of the two is planned for one row, and slow for thousands.
create or replace function search_changed_goods() returns trigger language plpgsql as $$
declare
  ids text[] := array(
    select goods_id from (
      select goods_id, name, sub_title, category_id, listed_at from changed
      except select goods_id, name, sub_title, category_id, listed_at from before) as other);
begin
  if cardinality(ids) > 0 then
    perform write_goods_search(ids);
  end if;
  return null;
end $$;
create or replace trigger search_changed_goods after update on goods
  referencing old table as before new table as changed for each statement execute function search_changed_goods();
