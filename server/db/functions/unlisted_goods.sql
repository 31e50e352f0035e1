-- The goods that are not listed yet: none on most days, which the latest time says without a plan for p_now. A list reads them once;
-- "listed_at <= p_now" as its condition would take the rows from the table instead of the list's index, and be planned for every request.
create or replace function unlisted_goods(p_now timestamptz) returns text[] language plpgsql stable parallel safe as $$
begin
  if (select max(listed_at) from goods) <= p_now then
    return '{}';
  end if;
  return array(select goods_id from goods where listed_at > p_now);
end $$;
