import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { profile } from '#core/contract/user/profile.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { MultiOrderFloor } from './multi-order-floor.tsx';

const reached = () =>
  screen.getByRole('list', { name: '多件优惠' }).querySelector('[aria-current]')?.textContent;

describe('the multi-order discount (§9)', () => {
  it.each([
    [0, '1件原价', '2件最高享8折，3件及以上最高享7折'],
    [1, '2件享8折', '享8折优惠'],
    [5, '3件及以上享7折', '享7折优惠'],
  ])('after %i orders of the month is at %s', async (count, stop, text) => {
    renderInSite(<MultiOrderFloor />, {
      api: fakeApi().answer(profile.multiOrderCount, count),
      session: aMember(),
    });
    await waitFor(() => expect(reached()).toBe(stop));
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('asks once for all its places, and counts nothing after a failure', async () => {
    const api = fakeApi().unplug(profile.multiOrderCount);
    renderInSite(
      <>
        <MultiOrderFloor />
        <MultiOrderFloor />
      </>,
      { api, session: aMember() },
    );
    await waitFor(() => expect(api.callsOf(profile.multiOrderCount)).toHaveLength(1));
    expect(screen.getAllByText('2件最高享8折，3件及以上最高享7折')).toHaveLength(2);
  });

  it('is not requested for a guest', () => {
    const { api } = renderInSite(<MultiOrderFloor />, { session: { kind: 'guest' } });
    expect(api.calls).toEqual([]);
  });
});
