import { expect, it } from 'vitest';
import { isNewPerson } from './is-new-person.ts';

const now = new Date('2026-08-31T12:00:00+08:00');

it.each([
  ['who opened the first membership today', '2026-08-31T09:00:00+08:00', true],
  ['within thirty days of the first membership', '2026-08-01T12:00:01+08:00', true],
  ['a member of thirty days', '2026-08-01T12:00:00+08:00', false],
  ['a member of a year', '2025-08-31T12:00:00+08:00', false],
])('%s gets gifts for new members: %s, %s', (_who, since, expected) =>
  expect(isNewPerson(new Date(since), now)).toBe(expected),
);

it('who never had a membership gets none', () => expect(isNewPerson(undefined, now)).toBe(false));
