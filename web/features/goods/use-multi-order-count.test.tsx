import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { profile } from '#core/contract/user/profile.ts';
import { multiOrderTier } from '#core/rules/pricing/multi-order-tier.ts';
import type { Session } from '#web/platform/session/session-store.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInWorld } from '#web/platform/testing/render-in-world.tsx';
import { useMultiOrderCount } from './use-multi-order-count.ts';

function Offer() {
  return <p>{multiOrderTier(useMultiOrderCount()).text}</p>;
}
/** The same offer at two places, which can be left and come back to. */
function Offers() {
  const [there, setThere] = useState(true);
  return <><button type="button" onClick={() => setThere((was) => !was)}>走开</button>{there && <><Offer /><Offer /></>}</>;
}
const counting = (count: number) => fakeApi().answer(profile.multiOrderCount, count);
const open = (api: FakeApi, session: Session = aMember()) => renderInWorld(<Offers />, { api, session, project: 'super-market' });
const asked = (api: FakeApi) => api.callsOf(profile.multiOrderCount).length;
const none = '2件最高享8折，3件及以上最高享7折';
const shown = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);
const leaveAndReturn = async (user: ReturnType<typeof open>['user']) => {
  await user.click(screen.getByRole('button'));
  await user.click(screen.getByRole('button'));
};

afterEach(() => vi.useRealTimers());

describe('the count behind the multi-order discount (§7, §9)', () => {
  it('is asked for once however many show it, and kept for 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const api = counting(1);
    const { user } = open(api);
    await waitFor(() => expect(shown()).toEqual(['享8折优惠', '享8折优惠']));
    expect(asked(api)).toBe(1);
    vi.setSystemTime(Date.now() + 29_000);
    await leaveAndReturn(user);
    expect(asked(api)).toBe(1);
    api.answer(profile.multiOrderCount, 2);
    vi.setSystemTime(Date.now() + 1_000);
    await leaveAndReturn(user);
    await waitFor(() => expect(shown()).toEqual(['享7折优惠', '享7折优惠']));
    expect(asked(api)).toBe(2);
  });

  it('is 0 where it cannot be had, also after it was known', async () => {
    const api = counting(2);
    const { user } = open(api);
    await waitFor(() => expect(shown()).toEqual(['享7折优惠', '享7折优惠']));
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 30_000);
    api.answer(profile.multiOrderCount, async () => { throw new Error('down'); });
    await leaveAndReturn(user);
    await waitFor(() => expect(shown()).toEqual([none, none]));
  });

  it('is not asked for a guest', async () => {
    const { api } = open(fakeApi(), { kind: 'guest' });
    await act(async () => undefined);
    expect([shown(), api.calls]).toEqual([[none, none], []]);
  });
});
