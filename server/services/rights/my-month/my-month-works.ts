import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import type { ClaimRight } from '../claims/claim-right.ts';
import { claimAutomatically } from './claim-automatically.ts';
import { remindOfMonth } from './remind-of-month.ts';
import { reportOutcomes } from './report-outcomes.ts';

/** The automatic claims of 本月权益, their outcomes and its reminders. Apart, so that a slow SMS gateway delays messages, never claims. */
export const myMonthWorks = (deps: Deps, claimRight: ClaimRight): readonly Work[] => [
  { name: 'my-month-claims', everyMs: 15_000, run: () => claimAutomatically(deps, claimRight) },
  { name: 'my-month-outcomes', everyMs: 15_000, run: () => reportOutcomes(deps) },
  { name: 'my-month-reminders', everyMs: 15_000, run: () => remindOfMonth(deps) },
];
