-- The security log is append-only. A row can be deleted once it is older than six months, by the machine's clock.
create or replace function keep_security_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '6 months' then
    return old;
  end if;
  raise exception 'security_log is append-only';
end $$;
create or replace trigger keep_security_log before update or delete on security_log
  for each row execute function keep_security_log();
create or replace trigger keep_security_log_whole before truncate on security_log
  for each statement execute function keep_security_log();
