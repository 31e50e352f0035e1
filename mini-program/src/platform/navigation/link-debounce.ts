import { opensLink } from '#core/rules/links/link-debounce.ts';

let last: number | undefined;

/** Link opening is debounced (§9). */
export function isTooSoon(): boolean {
  const now = Date.now();
  if (!opensLink(last, now)) return true;
  last = now;
  return false;
}
