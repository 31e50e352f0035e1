create or replace function search_changed_skus() returns trigger language plpgsql as $$
begin
  perform write_goods_search(array(select distinct goods_id from changed));
  return null;
end $$;
create or replace trigger search_new_skus after insert on skus
  referencing new table as changed for each statement execute function search_changed_skus();
create or replace trigger search_deleted_skus after delete on skus
  referencing old table as changed for each statement execute function search_changed_skus();
