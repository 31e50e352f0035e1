import type { Deps } from '../deps.ts';
import type { Peers } from '../processes/peers.ts';
import type { Signals } from '../processes/signals.ts';
import { WakeSignal } from './wake-signal.ts';

/** Other processes are told no more often: they look for all that is due at once. */
const announceEveryMs = 250;

/**
 * The signals of queued work. Each wakes the worker of this process at once and, through Redis or NOTIFY, the look at due work of
 * every other one.
 */
export function dueSignals(
  peers: Peers,
  signals?: Signals,
): Pick<Deps, 'workDue' | 'claimsDue' | 'ordersPaid' | 'refundsDue'> {
  let announcedAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  const tell = (): void => {
    timer = undefined;
    announcedAt = performance.now();
    if (!signals?.send('due', '')) void peers.ask('due', null);
  };
  const announce = (): void => {
    if (timer) return;
    const waitMs = announcedAt + announceEveryMs - performance.now();
    if (waitMs <= 0) tell();
    else timer = setTimeout(tell, waitMs).unref();
  };
  const workDue = new WakeSignal(announce);
  peers.answer('due', async () => workDue.wake());
  signals?.receive('due', () => workDue.wake());
  return {
    workDue,
    claimsDue: new WakeSignal(announce),
    ordersPaid: new WakeSignal(announce),
    refundsDue: new WakeSignal(announce),
  };
}
