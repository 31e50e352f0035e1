import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { profile } from '#core/contract/user/profile.ts';
import type { Session } from '../session/session-store.ts';
import { aMember } from '../testing/a-user.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderInSite } from '../testing/render-in-site.tsx';
import { useIsElsewhere } from './use-is-elsewhere.ts';

const Where = () => <p>{useIsElsewhere() ? '外省' : '本省'}</p>;

it.each<[string, Session, string]>([
  ['a guest', { kind: 'guest' }, '本省'],
  ['a subscriber of the province', aMember({ ispFlag: 1 }), '本省'],
  ['a subscriber the server does not know either', aMember({ ispFlag: 0 }), '外省'],
])('%s is taken for what they are from the first moment', async (_who, session, where) => {
  const { api } = renderInSite(<Where />, {
    session,
    api: fakeApi().answer(profile.provinceEligible, false),
  });
  expect(screen.getByText(where)).toBeTruthy();
  await waitFor(() => expect(api.callsOf(profile.provinceEligible)).toHaveLength(where === '外省' ? 1 : 0));
  expect(screen.getByText(where)).toBeTruthy();
});

it('a subscriber whose number the server places in the province belongs to it, whatever the session says', async () => {
  renderInSite(<Where />, {
    session: aMember({ ispFlag: 0 }),
    api: fakeApi().answer(profile.provinceEligible, true),
  });
  expect(await screen.findByText('本省')).toBeTruthy();
});

it('a subscriber whose number cannot be verified is not taken for one of another province', async () => {
  renderInSite(<Where />, {
    session: aMember({ ispFlag: 0 }),
    api: fakeApi().unplug(profile.provinceEligible),
  });
  expect(await screen.findByText('本省')).toBeTruthy();
});
