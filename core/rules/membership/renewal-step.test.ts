import { expect, it } from 'vitest';
import { renewalStep, type RenewalFacts, type RenewalStep } from './renewal-step.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Noon in China. */
const endsAt = Date.parse('2026-06-20T04:00:00Z');
const noticed = { endsAt, noticedAt: endsAt - 4 * day, refusedAt: null };

it.each<[string, RenewalFacts, number, RenewalStep['kind']]>([
  ['waits until the notice is due', { ...noticed, noticedAt: null }, endsAt - 5 * day, 'wait'],
  [
    'announces the debit in the daytime',
    { ...noticed, noticedAt: null },
    endsAt - 4 * day - 2 * hour,
    'notice',
  ],
  [
    'waits at night while there is time',
    { ...noticed, noticedAt: null },
    endsAt - 4 * day - 11 * hour,
    'wait',
  ],
  ['announces it late rather than never', { ...noticed, noticedAt: null }, endsAt - 2 * day, 'notice'],
  ['waits for three days after the notice', noticed, endsAt - 25 * hour, 'wait'],
  ['debits in the last day', noticed, endsAt - 24 * hour, 'debit'],
  ['a late notice moves the debit', { ...noticed, noticedAt: endsAt - 2 * day }, endsAt, 'wait'],
  ['and it is made after the end', { ...noticed, noticedAt: endsAt - 2 * day }, endsAt + day, 'debit'],
  ['waits after a refusal', { ...noticed, refusedAt: endsAt - 24 * hour }, endsAt - 17 * hour, 'wait'],
  [
    'tries again eight hours after it',
    { ...noticed, refusedAt: endsAt - 24 * hour },
    endsAt - 16 * hour,
    'debit',
  ],
  ['gives up three days after the end', noticed, endsAt + 3 * day, 'give-up'],
])('a renewal %s', (_what, facts, now, kind) => {
  expect(renewalStep(facts, now).kind).toBe(kind);
});
