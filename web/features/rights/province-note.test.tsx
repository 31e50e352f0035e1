import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { profile } from '#core/contract/user/profile.ts';
import type { Session } from '#web/platform/session/session-store.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { ProvinceNote } from './province-note.tsx';

const open = (session: Session) =>
  renderInSite(<ProvinceNote />, { session, api: fakeApi().answer(profile.provinceEligible, false) });

it('shows a subscriber of another province that opening is for the province, and that what they hold is theirs to claim', () => {
  open(aMember({ ispFlag: 0 }));
  const { textContent } = screen.getByRole('note');
  expect(textContent).toContain('目前仅限江苏移动号码开通');
  expect(textContent).toContain('您已有的权益可照常领取');
  expect(textContent).not.toContain('仅限江苏号码领取');
});

it.each<[string, Session]>([
  ['a guest', { kind: 'guest' }],
  ['a subscriber of the province', aMember({ ispFlag: 1 })],
])('%s reads nothing of it', (_who, session) => {
  open(session);
  expect(screen.queryByRole('note')).toBeNull();
});
