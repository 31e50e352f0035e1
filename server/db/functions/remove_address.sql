-- Removes one of a subscriber's addresses and returns whether it was there. One that an order refers to is kept, marked as removed.
-- The newest of the others becomes the default where the default is removed.
create or replace function remove_address(p_user_id text, p_address_id text, p_now timestamptz)
returns boolean language plpgsql as $$
declare
  v_was_default boolean;
begin
  -- An order is written under a lock of the same row, so that it cannot refer to an address that is being removed.
  perform from users where user_id = p_user_id for no key update;
  select is_default into v_was_default from addresses
  where address_id = p_address_id and user_id = p_user_id and removed_at is null;
  if not found then return false; end if;

  if exists (select from orders where address_id = p_address_id) then
    update addresses set removed_at = p_now, is_default = false where address_id = p_address_id;
  else
    delete from addresses where address_id = p_address_id;
  end if;
  if v_was_default then
    update addresses set is_default = true where address_id = (
      select address_id from addresses where user_id = p_user_id and removed_at is null
      order by created_at desc, address_id limit 1);
  end if;
  return true;
end $$;
