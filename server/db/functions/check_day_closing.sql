-- A day is closed under the lock of its row in money_days, without an open difference, and is marked there.
create or replace function check_day_closing() returns trigger language plpgsql as $$
begin
  perform from money_days where day = new.day for update;
  if exists (select from money_differences where day = new.day and state = 'open') then
    raise check_violation using message = 'a day with an open difference cannot be closed';
  end if;
  update money_days set closed_by = new.closed_by, closed_at = new.closed_at where day = new.day;
  return new;
end $$;
create or replace trigger check_day_closing before insert on day_closings
  for each row execute function check_day_closing();
