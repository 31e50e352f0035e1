import { maskAll } from '../../../format/phone.ts';

export const viewAsMs = 5 * 60_000;
/** A check constraint of number_reveals holds the same number. */
export const viewAsPerDay = 20;

/** Calls whose whole answer is a value: who has it can use it. */
export const callsNotInViewAs: readonly string[] = ['goods.loungePass', 'content.pointsShopCouponUrl'];

/** Fields that are values or prove who somebody is. Other calls with a code or a token are not made in it, because they write. */
export const fieldsNotInViewAs: readonly string[] = ['cardCode', 'cardCodes', 'openId', 'fileUrl'];

/**
 * An answer of the mall as an operator may see it: numbers are masked, and values are replaced. Equal values stay equal within an answer, because
 * pages tell cards apart by them.
 */
export function answerInViewAs(answer: unknown): unknown {
  const hidden = new Map<string, string>();
  const hide = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hide);
    if (typeof value !== 'string' || value === '') return value;
    const known = hidden.get(value) ?? `hidden-${hidden.size + 1}`;
    hidden.set(value, known);
    return known;
  };
  const shown = (value: unknown): unknown => {
    if (typeof value === 'string') return maskAll(value);
    if (Array.isArray(value)) return value.map(shown);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        fieldsNotInViewAs.indexOf(name) >= 0 ? hide(each) : shown(each),
      ]),
    );
  };
  return shown(answer);
}
