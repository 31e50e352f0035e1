-- A closed day takes no more differences: what is found in its statement later is decided on the day on which it is found. The row of
-- money_days is locked by whoever adds a difference to a day, and by whoever closes the day.
create or replace function day_of_difference() returns trigger language plpgsql as $$
declare
  v_closed_at timestamptz;
begin
  insert into money_days (day) values (new.day) on conflict do nothing;
  select closed_at into v_closed_at from money_days where day = new.day for share;
  if v_closed_at is not null then
    new.statement_day := new.day;
    new.day := to_char(new.found_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD');
    insert into money_days (day) values (new.day) on conflict do nothing;
  end if;
  return new;
end $$;
create or replace trigger day_of_difference before insert on money_differences
  for each row execute function day_of_difference();
