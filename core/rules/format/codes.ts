/** A code of the specification: upstreams answer it as a number or as text. */
export type Code = number | string;

/** Whether a value is this code, whichever way it is written. */
export const isCode = (value: unknown, code: Code): boolean =>
  (typeof value === 'number' || typeof value === 'string') && String(value) === String(code);

/** Whether a flag is raised: 1, '1' or true. */
export const isRaised = (flag: unknown): boolean => flag === true || isCode(flag, 1);
