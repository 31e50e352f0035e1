-- Adds an address, in place of p_old_id where it is given: orders keep the address they were sent to. Returns 'saved', 'unknown' for an
-- old address that is not the subscriber's, 'no-phone' without a number to take over, or 'full' at p_most addresses.
-- The first address is the default; without p_is_default a replaced default stays it.
create or replace function save_address(
  p_user_id text, p_old_id text, p_new_id text, p_area_num text, p_recipient text, p_phone text, p_district text, p_street text,
  p_is_default boolean, p_now timestamptz, p_most integer)
returns text language plpgsql as $$
declare
  v_old addresses;
  v_default boolean;
begin
  -- Serialises the changes of one subscriber, so that the count and the one default hold.
  perform from users where user_id = p_user_id for no key update;
  if p_old_id is not null then
    select * into v_old from addresses where address_id = p_old_id and user_id = p_user_id and removed_at is null;
    if not found then return 'unknown'; end if;
  elsif p_phone is null then return 'no-phone';
  elsif (select count(*) from addresses where user_id = p_user_id and removed_at is null) >= p_most then return 'full';
  end if;

  v_default := p_is_default or coalesce(v_old.is_default, false)
    or not exists (select from addresses where user_id = p_user_id and removed_at is null);
  if p_old_id is not null then perform remove_address(p_user_id, p_old_id, p_now); end if;
  if v_default then update addresses set is_default = false where user_id = p_user_id and is_default; end if;
  insert into addresses (address_id, user_id, area_num, recipient_sealed, phone_sealed, district, street_sealed, is_default, created_at)
  values (p_new_id, p_user_id, p_area_num, p_recipient, coalesce(p_phone, v_old.phone_sealed), p_district, p_street, v_default,
    coalesce(v_old.created_at, p_now));
  return 'saved';
end $$;
