/** An amount of money in whole fen; yuan are used for display only (decisions §1). */
export type Fen = number;

/** Floats are normalised to ten decimals before rounding (§9). */
const decimals = 10_000_000_000n;
const scaled = (factor: number): bigint => BigInt(Math.round(factor * Number(decimals)));

function toBigInt(fen: Fen): bigint {
  if (!Number.isSafeInteger(fen) || fen < 0) throw new RangeError(`not an amount in fen: ${fen}`);
  return BigInt(fen);
}

/** Ten decimals, or fewer where a float of this size holds fewer. */
function normalised(value: number): string {
  const unitDigits = Math.trunc(value).toString().length;
  return value.toFixed(Math.min(10, Math.max(0, 15 - unitDigits)));
}

/** Thirteen digits: their fen are a safe integer. */
const plainYuan = /^\d{1,13}(?:\.\d+)?$/;

/** Converts yuan to fen, rounded down; undefined for an invalid amount, such as a negative number. */
export function parseYuan(yuan: string | number): Fen | undefined {
  const text = typeof yuan === 'number' ? normalised(yuan) : yuan.trim();
  if (!plainYuan.test(text)) return undefined;
  const [units = '0', fraction = ''] = text.split('.');
  return Number(units) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
}

/** Yuan with two decimals at most, as a payment channel reports money; undefined for anything else, which is never rounded. */
export const exactYuan = (yuan: string): Fen | undefined =>
  /^\d+(?:\.\d{1,2})?$/.test(yuan) ? parseYuan(yuan) : undefined;

/** 1990 → '19.90'. */
export function formatFen(fen: Fen): string {
  const digits = toBigInt(fen).toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** 1990 → '19.9', 2000 → '20', for running text. */
export const shortYuan = (fen: Fen): string => formatFen(fen).replace(/\.?0{1,2}$/, '');

/** An amount times a factor, rounded down. */
export const multiplyFen = (fen: Fen, factor: number): Fen =>
  Number((toBigInt(fen) * scaled(Math.max(0, factor))) / decimals);

/** An amount divided, rounded down. */
export function divideFen(fen: Fen, divisor: number): Fen {
  const parts = scaled(divisor);
  if (parts <= 0n) throw new RangeError(`cannot divide money by ${divisor}`);
  return Number((toBigInt(fen) * decimals) / parts);
}

/** The difference, at least zero. */
export const subtractFen = (fen: Fen, taken: Fen): Fen => Math.max(0, fen - taken);

export const sumFen = (amounts: readonly Fen[]): Fen => amounts.reduce((sum, fen) => sum + fen, 0);
