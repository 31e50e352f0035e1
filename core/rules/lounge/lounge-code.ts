/** A code is valid for one minute, counted from the full minute of the server's clock. */
export const codeLifeMs = 60_000;
/** A seed makes codes for 12 hours, with or without a network. */
export const seedLifeMs = 12 * 3_600_000;
/** How far the clock that made a code may be ahead. */
const aheadMs = 5_000;

/** The minute a code is for. */
export const codeMinute = (atMs: number): number => Math.floor(atMs / codeLifeMs);
/** The last minute of a seed handed out now. */
export const seedEnd = (nowMs: number): number => codeMinute(nowMs + seedLifeMs);

export interface LoungeCode {
  readonly orderId: string;
  readonly minute: number;
  /** The last minute of the seed it was made with. */
  readonly until: number;
  /** The first bytes of HMAC-SHA256(seed, message) in hexadecimal. */
  readonly mac: string;
}

const mark = 'LG1';
export const macLength = 20;
const written = /^LG1\.([\w-]{1,32})\.([0-9a-z]{1,8})\.([0-9a-z]{1,8})\.([0-9a-f]{20})$/;

/** What the seed signs. */
export const codeMessage = ({ orderId, minute }: Pick<LoungeCode, 'orderId' | 'minute'>): string =>
  `${orderId}.${minute}`;

export const writeLoungeCode = ({ orderId, minute, until, mac }: LoungeCode): string =>
  [mark, orderId, minute.toString(36), until.toString(36), mac].join('.');

export function readLoungeCode(text: string): LoungeCode | undefined {
  const [, orderId, minute, until, mac] = written.exec(text) ?? [];
  // The groups match together; the checks are for the types.
  // Stryker disable next-line ConditionalExpression,LogicalOperator: one missing group means that all are missing
  if (orderId === undefined || minute === undefined || until === undefined || mac === undefined)
    return undefined;
  return { orderId, minute: parseInt(minute, 36), until: parseInt(until, 36), mac };
}

/** Whether a code is of this minute; it may be a few seconds early, never late. */
export function codeTiming(
  { minute, until }: Pick<LoungeCode, 'minute' | 'until'>,
  nowMs: number,
): 'current' | 'expired' | 'early' {
  if (minute < codeMinute(nowMs) || minute > until) return 'expired';
  return minute > codeMinute(nowMs + aheadMs) ? 'early' : 'current';
}
