-- Adds an entry to the audit log with the hash of the entry before. The lock of audit_head puts concurrent entries in order.
-- The text that is hashed is computed again by server/services/operators/audit/verify-chain.ts.
create or replace function append_audit(
  p_at timestamptz, p_operator_id text, p_operator_name text, p_act text, p_object_kind text, p_object_key text,
  p_object_name text, p_changes jsonb, p_reason text, p_proposal_id text, p_network text
) returns bigint language plpgsql as $$
declare
  v_at timestamptz := date_trunc('milliseconds', p_at);
  v_head audit_head;
  v_id bigint;
  v_hash bytea;
begin
  select * into v_head from audit_head for update;
  v_id := v_head.audit_id + 1;
  v_hash := sha256(v_head.hash || convert_to(jsonb_build_array(
    v_id, to_char(v_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), p_operator_id, p_operator_name, p_act,
    p_object_kind, p_object_key, p_object_name, p_changes, p_reason, p_proposal_id, p_network)::text, 'utf8'));
  insert into audit_log (audit_id, at, operator_id, operator_name, act, object_kind, object_key, object_name, changes,
    reason, proposal_id, network, previous_hash, hash)
  values (v_id, v_at, p_operator_id, p_operator_name, p_act, p_object_kind, p_object_key,
    p_object_name, p_changes, p_reason, p_proposal_id, p_network, v_head.hash, v_hash);
  update audit_head set audit_id = v_id, hash = v_hash;
  return v_id;
end $$;
