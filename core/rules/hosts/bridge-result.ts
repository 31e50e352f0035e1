/** The answer format of every bridge function of the operator app. */
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

/** Parses an answer of the bridge: code '0' is success; a cancel is recognised by its message, as for the chat SDK (§8). */
export function bridgeResult(name: string, answer: unknown): BridgeResult {
  const { code, message, data }: BridgeAnswer = isRecord(answer) ? answer : {};
  if (code === '0') return { kind: 'ok', data: isRecord(data) ? data : {} };
  const text = typeof message === 'string' ? message : '';
  return /^(\w+:)?cancel/.test(text)
    ? { kind: 'cancelled' }
    : { kind: 'failed', message: text || `${name}:fail` };
}
