/** An amount of money in whole fen; yuan exist on screens only (decisions §1). */
export type Fen = number;

/** Floats are normalised to ten decimals before anything is rounded (§9). */
const decimals = 10_000_000_000n;
const scaled = (factor: number): bigint => BigInt(Math.round(factor * Number(decimals)));

function whole(fen: Fen): bigint {
  if (!Number.isSafeInteger(fen) || fen < 0) throw new RangeError(`not an amount in fen: ${fen}`);
  return BigInt(fen);
}

/** Ten decimals, or as many as a float of this size still holds. */
function normalised(value: number): string {
  const unitDigits = Math.trunc(value).toString().length;
  return value.toFixed(Math.min(10, Math.max(0, 15 - unitDigits)));
}

const plainYuan = /^\d{1,13}(?:\.\d+)?$/;

/** Yuan as written or computed, in fen rounded down; undefined for what is no amount, such as a negative number. */
export function parseYuan(yuan: string | number): Fen | undefined {
  const text = typeof yuan === 'number' && Number.isFinite(yuan) ? normalised(yuan) : String(yuan).trim();
  if (!plainYuan.test(text)) return undefined;
  const [units = '0', fraction = ''] = text.split('.');
  const fen = Number(units) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  return Number.isSafeInteger(fen) ? fen : undefined;
}

/** 1990 → '19.90'. */
export function formatFen(fen: Fen): string {
  const digits = whole(fen).toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** 1990 → '19.9', 2000 → '20': for running text. */
export const shortYuan = (fen: Fen): string => formatFen(fen).replace(/\.?0{1,2}$/, '');

/** An amount times a factor, rounded down. */
export const multiplyFen = (fen: Fen, factor: number): Fen =>
  Number((whole(fen) * scaled(Math.max(0, factor))) / decimals);

/** An amount divided, rounded down. */
export function divideFen(fen: Fen, divisor: number): Fen {
  const parts = scaled(divisor);
  if (parts <= 0n) throw new RangeError(`cannot divide money by ${divisor}`);
  return Number((whole(fen) * decimals) / parts);
}

/** What is left of an amount: never below zero. */
export const subtractFen = (fen: Fen, taken: Fen): Fen => Math.max(0, fen - taken);

export const sumFen = (amounts: readonly Fen[]): Fen => amounts.reduce((sum, fen) => sum + fen, 0);
