import { useEffect, useState } from 'react';
import { controls } from '#core/contract/sandbox/controls.ts';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';

/** Deviations within the polling delay do not move the clock. */
const jitterMs = 1_500;

/** The sandbox clock, ticking between two polls; undefined before the first. */
export function useBenchNow(): number | undefined {
  const { data, at } = useSandboxQuery(controls.state, {});
  const [tick, setTick] = useState(0);
  const [lead, setLead] = useState<number>();
  useEffect(() => {
    const timer = setInterval(() => setTick(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seen = data && Date.parse(data.now) - at;
  if (seen !== undefined && (lead === undefined || Math.abs(seen - lead) > jitterMs)) setLead(seen);
  return lead === undefined ? undefined : Math.max(tick, at) + lead;
}
