import { AsyncLocalStorage } from 'node:async_hooks';

/** What came of the last request of a probe. */
export interface ProbeResult {
  /** Undefined: it was answered. */
  failure: string | undefined;
}

const current = new AsyncLocalStorage<{ result: ProbeResult | undefined }>();

/** The probe that this request belongs to. */
export const probeUnderWay = (): { result: ProbeResult | undefined } | undefined => current.getStore();

/**
 * Asks an upstream for an operator: the request is sent whatever its breaker says, and decides nothing about the breaker.
 * `result` is undefined when no request was sent.
 */
export async function probing<Answer>(
  ask: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly result: ProbeResult | undefined }> {
  const probe: { result: ProbeResult | undefined } = { result: undefined };
  const answer = await current.run(probe, ask);
  return { answer, result: probe.result };
}
