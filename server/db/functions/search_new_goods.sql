create or replace function search_new_goods() returns trigger language plpgsql as $$
begin
  perform write_goods_search(array(select goods_id from changed));
  return null;
end $$;
create or replace trigger search_new_goods after insert on goods
  referencing new table as changed for each statement execute function search_new_goods();
