-- Whether hours such as 06:30-20:30 contain a time of day (HH:MM); the same as core/rules/goods/shop-opening.ts.
create or replace function is_open_at(open_hours text, moment text) returns boolean
language sql immutable strict parallel safe as $$
  select case
    when open_hours !~ '^\d{2}:\d{2}-\d{2}:\d{2}$' then false
    when right(open_hours, 5) <= left(open_hours, 5) then moment >= left(open_hours, 5) or moment < right(open_hours, 5)
    else moment >= left(open_hours, 5) and moment < right(open_hours, 5)
  end
$$;
