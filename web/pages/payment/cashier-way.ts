import type { Environment } from '#core/config/environments.ts';
import { leaveSite } from '#web/platform/site/leave-site.ts';
import { storeOf } from '#web/platform/storage/storage.ts';

const name = 'cashierWay';
/** Browsers have no more entries than this: from there on the length tells nothing. */
const maxEntries = 50;

/** The key that the history stack gave an entry. */
function keyHere(): string {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : '';
}

/**
 * The way to a channel's cashier and back. The channel comes back by an entry of its own, before which the cashier would stand: one
 * returns to the result's entry before both, so that back leads to what was before the till.
 */
export function cashierWay({ storagePrefix }: Environment) {
  const tab = storeOf('sessionStorage', storagePrefix);
  const end = (): void => tab.remove(name);
  return {
    end,
    /** Makes the entry of the till the result's, and opens the cashier as the next one. */
    leave(orderNo: string, cashier: string, result: string): void {
      const key = keyHere();
      history.replaceState(history.state, '', result);
      // Entries after this one end here, so that the length is known.
      history.pushState(null, '');
      tab.set(name, [orderNo, key, history.length, Date.now()].join(' '));
      // What the browser may show again there is the document of the till.
      addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
      leaveSite.replace(cashier);
    },
    /** Goes back to the result's entry from the one by which the channel came back. */
    comeBack(orderNo: string | undefined): void {
      const [left = '', key = '', length = '', at = ''] = tab.get(name)?.split(' ') ?? [];
      const isReturn = performance.timeOrigin > Number(at) && (orderNo === undefined || orderNo === left);
      if (left === '' || !isReturn) return;
      end();
      if (key !== keyHere() && history.length < maxEntries) history.go(Number(length) - 1 - history.length);
    },
  };
}
