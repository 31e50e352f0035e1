/** How the operator app's bridge answers every function. */
export interface BridgeAnswer {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly data?: unknown;
}

export type BridgeResult =
  | { readonly kind: 'ok'; readonly data: Readonly<Record<string, unknown>> }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads an answer of the bridge: code '0' is done, and a cancel is told from a failure as the chat SDK's is (§8). */
export function bridgeResult(name: string, answer: unknown): BridgeResult {
  const { code, message, data }: BridgeAnswer = isRecord(answer) ? answer : {};
  if (code === '0') return { kind: 'ok', data: isRecord(data) ? data : {} };
  const said = typeof message === 'string' ? message : '';
  return /^(\w+:)?cancel/.test(said)
    ? { kind: 'cancelled' }
    : { kind: 'failed', message: said || `${name}:fail` };
}
