import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { session } from '#core/contract/user/session.ts';
import { aUser } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { confirmSignIn } from './ask-sign-in.tsx';

const answer = { accessToken: 'a', refreshToken: 'r', userInfo: aUser({ mobile: '138****0001' }) };
const api = () => fakeApi().answer(session.logout, null);

it.each([
  ['登录', true, 0],
  ['暂不登录', false, 1],
])(
  'asks whether to sign in as the number of the link: %s → %s, %i sign-outs',
  async (name, agreed, ended) => {
    const { call, callsOf } = api();
    const confirmed = confirmSignIn(call, answer);
    const dialog = await screen.findByRole('dialog', { name: '以 138****0001 登录？' });
    await expectAccessible(dialog);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await confirmed).toBe(agreed);
    expect(callsOf(session.logout)).toHaveLength(ended);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

it('closed without an answer means no', async () => {
  const confirmed = confirmSignIn(api().call, answer);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(await confirmed).toBe(false);
});
