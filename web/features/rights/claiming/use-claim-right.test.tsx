import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { environments } from '#core/config/environments.ts';
import type { Claimed, MemberRights } from '#core/contract/content/rights.shapes.ts';
import { singleRights } from '#core/contract/content/single-rights.ts';
import { codes } from '#core/contract/envelope.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { ApiFailure, offline, offlineSentence } from '#core/rules/calls/api-failure.ts';
import type { AppBridge } from '#web/platform/hosts/host.ts';
import { forgetPlace, showPlace } from '#web/platform/location/place-store.ts';
import { keepPlace } from '#web/platform/location/stored-place.ts';
import { storeOf } from '#web/platform/storage/storage.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { aRight, someRights } from '../testing/some-rights.ts';
import { rightsApis } from '../rights-apis.ts';
import { useClaimRight } from './use-claim-right.ts';

const taken: Claimed = {
  claimId: 'C1',
  recvStatus: 1,
  message: '领取成功',
  claimedAt: '2026-08-03T02:00:00.000Z',
};

function Claims({ rights, onClaimed }: { rights: MemberRights; onClaimed(claimed: Claimed): void }) {
  const { claiming, claim } = useClaimRight(rightsApis.card, onClaimed);
  return (
    <>
      {['video', 'music'].map((rightsId) => (
        <button key={rightsId} type="button" onClick={() => claim({ rights, right: aRight({ rightsId }) })}>
          {rightsId}
        </button>
      ))}
      <output>{[...claiming].join()}</output>
    </>
  );
}

const show = (
  api: FakeApi,
  around: Pick<NonNullable<Parameters<typeof renderInSite>[1]>, 'host' | 'search'> = {},
  rights = someRights(),
) => {
  const onClaimed = vi.fn<(claimed: Claimed) => void>();
  renderInSite(<Claims rights={rights} onClaimed={onClaimed} />, { api, ...around });
  const press = (name: string, times = 1) =>
    act(() => {
      for (let tap = 0; tap < times; tap += 1) screen.getByRole('button', { name }).click();
    });
  return { onClaimed, press, busy: () => screen.getAllByRole('status')[0]?.textContent };
};
const keysOf = (api: FakeApi) => api.callsOf(cardProduct.receiveRights).map(({ key }) => key);

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  forgetPlace();
});

describe('claiming a right', () => {
  it('sends what names it, through the channel of the project, under a key', async () => {
    const api = fakeApi().answer(cardProduct.receiveRights, taken);
    const { press, onClaimed } = show(api);
    press('video');
    await waitFor(() =>
      expect(onClaimed).toHaveBeenCalledWith(taken, expect.objectContaining({ rightsId: 'video' })),
    );
    expect(api.callsOf(cardProduct.receiveRights)).toEqual([
      {
        path: cardProduct.receiveRights.path,
        input: {
          productId: 'watch-30',
          subscriptionId: 'S1',
          groupId: 'media',
          rightsId: 'video',
          channelId: 'F00000000',
        },
        key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      },
    ]);
  });

  it('carries what the address and the operator’s app say about where it comes from (§3)', async () => {
    const api = fakeApi().answer(cardProduct.receiveRights, taken);
    const app = {
      getConcatenationInfo: async () => ({ channelId: 'C1', yx: 'Y2', token: 't' }),
    } as Partial<AppBridge> as AppBridge;
    const { press, onClaimed } = show(api, { host: { app }, search: '?smsId=s1' });
    press('video');
    await waitFor(() => expect(onClaimed).toHaveBeenCalled());
    expect(api.callsOf(cardProduct.receiveRights)[0]?.input).toMatchObject({
      rightsId: 'video',
      smsId: 's1',
      wtAc: 'C1_Y2',
      wtAcId: 't',
    });
  });

  it.each([
    ['C0001', 'C0001'],
    ['渠道 一', 'F00000000'],
  ])(
    'comes through the channel a link has brought (§3, Channel context): %s is sent as %s',
    async (stored, channelId) => {
      const local = storeOf('localStorage', environments.dev.storagePrefix);
      for (const [key, value] of Object.entries({
        channelId: stored,
        pChannelId: 'P1',
        channelAreaNum: '320100',
      }))
        local.set(key, value);
      const api = fakeApi().answer(cardProduct.receiveRights, taken);
      const { press, onClaimed } = show(api);
      press('video');
      await waitFor(() => expect(onClaimed).toHaveBeenCalled());
      expect(api.callsOf(cardProduct.receiveRights)[0]?.input).toMatchObject({
        channelId,
        pChannelId: 'P1',
        channelAreaNum: '320100',
      });
    },
  );

  it.each<[string, () => void, object]>([
    ['nothing, where the place is not known', () => undefined, {}],
    [
      'the place that was found',
      () => showPlace({ ...nanjing, areaNum: '320500', longitude: 120.6, latitude: 31.3, source: 'maps' }),
      { areaNum: '320500', longitude: 120.6, latitude: 31.3 },
    ],
    [
      'the place that is remembered',
      () =>
        keepPlace(storeOf('localStorage', environments.dev.storagePrefix), {
          ...nanjing,
          source: 'maps',
          timestamp: Date.now(),
        }),
      { areaNum: '320100', longitude: nanjing.longitude, latitude: nanjing.latitude },
    ],
  ])('of the coupon card goes through its own rightsApi and says %s (§7)', async (_what, prepare, place) => {
    prepare();
    const api = fakeApi().answer(singleRights.receiveEasyUseRights, taken);
    const { press, onClaimed } = show(api, {}, someRights(undefined, { productId: '124' }));
    press('video');
    await waitFor(() => expect(onClaimed).toHaveBeenCalled());
    expect(api.callsOf(singleRights.receiveEasyUseRights).map(({ input }) => input)).toEqual([
      {
        productId: '124',
        subscriptionId: 'S1',
        groupId: 'media',
        rightsId: 'video',
        channelId: 'F00000000',
        ...place,
      },
    ]);
  });

  it('makes one request of three taps at once, and is busy until it is answered', async () => {
    let settle: (claimed: Claimed) => void = () => undefined;
    const api = fakeApi().answer(
      cardProduct.receiveRights,
      () => new Promise<Claimed>((resolve) => (settle = resolve)),
    );
    const { press, onClaimed, busy } = show(api);
    press('video', 3);
    expect(busy()).toBe('video');
    press('video');
    await waitFor(() => expect(keysOf(api)).toHaveLength(1));
    settle(taken);
    await waitFor(() => expect(busy()).toBe(''));
    expect(onClaimed).toHaveBeenCalledTimes(1);
    expect(keysOf(api)).toHaveLength(1);
  });

  it('goes on with one right while another is still on its way', async () => {
    const settle: ((claimed: Claimed) => void)[] = [];
    const api = fakeApi().answer(
      cardProduct.receiveRights,
      () => new Promise<Claimed>((resolve) => settle.push(resolve)),
    );
    const { press, onClaimed, busy } = show(api);
    press('video');
    press('music');
    expect(busy()).toBe('video,music');
    await waitFor(() => expect(settle).toHaveLength(2));
    settle[1]?.({ ...taken, claimId: 'C2' });
    await waitFor(() => expect(busy()).toBe('video'));
    settle[0]?.(taken);
    await waitFor(() => expect(busy()).toBe(''));
    expect(onClaimed.mock.calls.map(([{ claimId }]) => claimId)).toEqual(['C2', 'C1']);
  });

  it('repeats the same key after silence, and says that the network is to blame', async () => {
    const api = fakeApi().unplug(cardProduct.receiveRights);
    const { press, busy } = show(api);
    press('video');
    expect(await screen.findByText(offlineSentence)).toBeTruthy();
    await waitFor(() => expect(busy()).toBe(''));
    press('video');
    await waitFor(() => expect(keysOf(api)).toHaveLength(2));
    expect(keysOf(api)[1]).toBe(keysOf(api)[0]);
  });

  const keysOfTwoTries = async (code: string) => {
    const api = fakeApi().answer(cardProduct.receiveRights, () => {
      throw new ApiFailure(code, '本月已领完');
    });
    const { press, busy } = show(api);
    press('video');
    await waitFor(() => expect(busy()).toBe(''));
    press('video');
    await waitFor(() => expect(keysOf(api)).toHaveLength(2));
    return keysOf(api);
  };

  it('takes a new key after a refusal, so that the old answer is not repeated', async () => {
    const [first, second] = await keysOfTwoTries(codes.refused);
    expect(second).not.toBe(first);
  });

  it('keeps the key after a fault of the server, which may have made the claim before it', async () => {
    const [first, second] = await keysOfTwoTries(codes.broken);
    expect(second).toBe(first);
  });

  it('takes a new key after a success, so that a claim whose delivery failed can be made again', async () => {
    const api = fakeApi().answer(cardProduct.receiveRights, taken);
    const { press, onClaimed, busy } = show(api);
    press('video');
    await waitFor(() => expect(onClaimed).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(busy()).toBe(''));
    press('video');
    await waitFor(() => expect(onClaimed).toHaveBeenCalledTimes(2));
    expect(keysOf(api)[1]).not.toBe(keysOf(api)[0]);
  });

  it('keeps the key of silence across a reload', async () => {
    const api = fakeApi().answer(cardProduct.receiveRights, () => {
      throw new ApiFailure(offline, offlineSentence);
    });
    show(api).press('video');
    await waitFor(() => expect(keysOf(api)).toHaveLength(1));
    document.body.innerHTML = '';
    const again = fakeApi().answer(cardProduct.receiveRights, taken);
    show(again).press('video');
    await waitFor(() => expect(keysOf(again)).toEqual(keysOf(api)));
  });
});
