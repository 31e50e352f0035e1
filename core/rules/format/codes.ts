/** A code of the specification, which may arrive as a number or as text. */
export type Code = number | string;

/** Whether a value equals a code, as a number or as text. */
export const isCode = (value: unknown, code: Code): boolean =>
  (typeof value === 'number' || typeof value === 'string') && String(value) === String(code);

/** Whether a flag is 1, '1' or true. */
export const isFlagSet = (flag: unknown): boolean => flag === true || isCode(flag, 1);
