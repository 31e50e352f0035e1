import { useEffect, useState } from 'react';
import type { Environment } from '#core/config/environments.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { shownEvent } from '#web/ui/dialog/shown-event.ts';
import { serverNow } from '../gateway/server-clock.ts';
import { storeOf } from '../storage/storage.ts';
import { useSite } from '../site/site-context.tsx';

/** The popup on the screen: there is never a second one. */
let shown: symbol | undefined;

/** A popup waits until the page has not been scrolled for this long. */
const restMs = 400;
/** Scrolling this far hides it. */
const scrolledAway = 80;

interface DailyPopup {
  readonly open: boolean;
  close(): void;
}

/** One of several popups of a kind: it comes once in its period, such as a month. */
export interface PopupItem {
  readonly id: string;
  readonly period: string;
}

const keyOf = (kind: string, { id }: PopupItem): string => `popup.${kind}.${id}`;

/** Whether an item has popped up on this phone in its period. */
export const hasPoppedUp = ({ storagePrefix }: Environment, kind: string, item: PopupItem): boolean =>
  storeOf('localStorage', storagePrefix).get(keyOf(kind, item)) === item.period;

/**
 * Turns of popups that come by themselves: each kind once a day on this phone, an `item` of it once in its period; never two, never
 * beside a dialog, and none while the page is scrolled.
 */
export function useDailyPopup(kind: string, requested: boolean, item?: PopupItem): DailyPopup {
  const { environment } = useSite();
  const [mine] = useState(() => Symbol(kind));
  const [state, setState] = useState<'waiting' | 'open' | 'closed'>('waiting');

  useEffect(() => {
    if (!requested || state !== 'waiting') return undefined;
    const days = storeOf('localStorage', environment.storagePrefix);
    const key = `popup.${kind}`;
    const show = () => {
      const today = chinaDay(serverNow());
      if (shown || days.get(key) === today || document.querySelector('dialog[open]'))
        return setState('closed');
      shown = mine;
      days.set(key, today);
      if (item) days.set(keyOf(kind, item), item.period);
      return setState('open');
    };
    let timer = setTimeout(show, restMs);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(show, restMs);
    };
    addEventListener('scroll', wait, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', wait);
    };
  }, [environment, item, kind, mine, state, requested]);

  useEffect(() => {
    if (state !== 'open') return undefined;
    const from = scrollY;
    const close = () => setState('closed');
    const look = () => Math.abs(scrollY - from) > scrolledAway && close();
    addEventListener('scroll', look, { passive: true });
    // Captured, because the event of a dialog does not bubble.
    addEventListener(shownEvent, close, { capture: true });
    return () => {
      if (shown === mine) shown = undefined;
      removeEventListener('scroll', look);
      removeEventListener(shownEvent, close, { capture: true });
    };
  }, [mine, state]);

  return { open: requested && state === 'open', close: () => setState('closed') };
}
