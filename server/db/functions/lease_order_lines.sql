-- Leases lines of orders that a supplier is to deliver, at most p_total and of a supplier as many as it has room for (p_suppliers and p_rooms,
-- others p_per_supplier); with p_overdue those past their time limit.
create or replace function lease_order_lines(
  p_now timestamptz, p_lease_until timestamptz, p_overdue boolean, p_suppliers text[], p_rooms integer[], p_per_supplier integer, p_total integer
) returns table (
  id text, item text, quantity integer, supplier text, tries integer, deliver_by timestamptz, due_at timestamptz, mobile_sealed text
) language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  return query
    with due as materialized (
      select d.order_no, d.line, d.next_try_at as due_at, d.supplier, coalesce(b.room, p_per_supplier) as room
      from order_deliveries d
      left join unnest(p_suppliers, p_rooms) as b(supplier, room) using (supplier)
      where d.state = 'delivering' and d.way = 'supplier' and d.next_try_at <= p_now and coalesce(b.room, 1) > 0
        and (not p_overdue or d.deliver_by <= p_now)
      order by d.next_try_at limit p_total for update of d skip locked
    ), placed as (
      select *, row_number() over (partition by supplier order by due_at) as place from due
    )
    update order_deliveries d set tries = d.tries + 1, next_try_at = p_lease_until
    from placed p, orders o, order_lines l, users u
    where p.place <= p.room and d.order_no = p.order_no and d.line = p.line and o.order_no = d.order_no
      and l.order_no = d.order_no and l.line = d.line and u.user_id = o.user_id
    returning d.delivery_id, l.sku_id, l.quantity, d.supplier, d.tries, d.deliver_by, p.due_at,
      coalesce(o.benefit_mobile_sealed, u.mobile_sealed);
end $$;
