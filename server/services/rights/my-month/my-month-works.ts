import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import type { ClaimRight } from '../claims/claim-right.ts';
import { claimAutomatically } from './claim-automatically.ts';
import { remindOfMonth } from './remind-of-month.ts';
import { reportOutcomes } from './report-outcomes.ts';

const everyMs = 15_000;

/** The automatic claims of 本月权益, their outcomes and its reminders. Apart, so that a slow SMS gateway delays messages, never claims. */
export const myMonthWorks = (deps: Deps, claimRight: ClaimRight): readonly Work[] => [
  {
    name: 'my-month-claims',
    everyMs,
    dueAt: sql`select min(claim_at) from month_settings where claim_at is not null`,
    run: () => claimAutomatically(deps, claimRight),
  },
  {
    name: 'my-month-outcomes',
    everyMs,
    dueAt: sql`select min(notify_at) from month_settings where notify_at is not null`,
    run: () => reportOutcomes(deps),
  },
  {
    name: 'my-month-reminders',
    everyMs,
    dueAt: sql`select min(remind_at) from month_settings where remind_at is not null`,
    run: () => remindOfMonth(deps),
  },
];
