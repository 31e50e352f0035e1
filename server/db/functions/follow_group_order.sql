-- A seat in a group follows the state of its order, whichever statement changes it: paid counts for the group, closed or refunded frees
-- the seat. A formed group keeps its seats, and a refunded one gives its part of the budget back. The row of the order is locked by the
-- change, then the group's, then the activity's.
create or replace function follow_group_order() returns trigger language plpgsql as $$
declare
  v_seat group_seats;
  v_group buy_groups;
begin
  select * into v_seat from group_seats where order_no = new.order_no;
  if not found then return null; end if;
  select * into v_group from buy_groups where group_no = v_seat.group_no for no key update;

  if new.state = 'paid' and v_seat.state = 'reserved' then
    update group_seats set state = 'paid' where order_no = new.order_no;
    -- A payment after the end does not count; the seat is refunded.
    if v_group.state = 'open' then
      update buy_groups
      set paid = paid + 1, state = case when paid + 1 = size then 'formed' else 'open' end
      where group_no = v_group.group_no returning * into v_group;
      if v_group.state = 'formed' then
        update group_activities set sold = sold + v_group.size where activity_id = v_group.activity_id;
        delete from order_holds h using group_seats s where s.group_no = v_group.group_no and s.state = 'paid' and h.order_no = s.order_no;
      end if;
    end if;
  elsif (new.state = 'closed' and v_seat.state = 'reserved')
    or (new.state in ('refunding', 'refunded') and v_seat.state = 'paid' and v_group.state <> 'formed') then
    if v_group.state = 'open' then
      update buy_groups
      set taken = taken - 1, paid = paid - case when v_seat.state = 'paid' then 1 else 0 end,
        state = case when taken = 1 then 'expired' else 'open' end
      where group_no = v_group.group_no;
    end if;
    update group_seats
    set state = case when v_seat.state = 'paid' and v_group.state = 'expired' then 'refunded' else 'released' end
    where order_no = new.order_no;
    update group_activities set spent_fen = spent_fen - v_seat.cost_fen where activity_id = v_group.activity_id;
  elsif new.state in ('refunding', 'refunded') and v_seat.state = 'paid' then
    update group_seats set state = 'refunded' where order_no = new.order_no;
    update group_activities set spent_fen = spent_fen - v_seat.cost_fen, sold = sold - 1 where activity_id = v_group.activity_id;
  end if;
  return null;
end $$;
create or replace trigger follow_group_order after update of state on orders
  for each row when (old.state is distinct from new.state) execute function follow_group_order();
