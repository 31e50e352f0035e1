import type { Deps } from '../deps.ts';
import { claimRights } from '../services/content/public.ts';
import { claimAutomatically, remindOfMonth, tellOutcomes } from '../services/content/my-month/public.ts';
import { Nudge } from './nudge.ts';
import type { Work } from './worker.ts';

/** What 本月权益 does by itself: claims for whoever asked for it, tells how that went, and reminds. A slow gateway holds up messages, never claims. */
export function myMonthWork(deps: Deps): readonly Work[] {
  const claimRight = claimRights(deps);
  const work = (name: string, run: Work['run']): Work => ({ name, nudge: new Nudge(), everyMs: 15_000, run });
  return [
    work('my-month-claims', () => claimAutomatically(deps, claimRight)),
    work('my-month-outcomes', () => tellOutcomes(deps)),
    work('my-month-reminders', () => remindOfMonth(deps)),
  ];
}
