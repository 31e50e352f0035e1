-- Inserts entries of the security log; returns null, or why it could not. It is called inside a sign-in's transaction, which must not
-- fail with it: the exception block rolls back the insert alone, also after a timeout.
create or replace function write_security_log(p_entries jsonb) returns text language plpgsql as $$
begin
  insert into security_log (at, kind, what, user_id, mobile_masked, mobile_lookup, ip, times, detail)
  select at, kind, what, user_id, mobile_masked, mobile_lookup, ip, times, detail
  from jsonb_populate_recordset(null::security_log, p_entries);
  return null;
exception when query_canceled or others then
  return sqlerrm;
end $$;
