import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CardViewer } from '#core/rules/rights/buttons/rights-card-buttons.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { cardOfRight, type OwnedCard } from './card-of-right.ts';
import { RightsCards } from './rights-cards.tsx';
import { aRight } from './testing/some-rights.ts';
import { useRightsActions } from './use-rights-actions.ts';

const onReceive = vi.fn<(card: OwnedCard) => void>();
const coffee = { goodsId: 'coffee', skuId: 'coffee.1' };

function Cards({
  right,
  viewer,
  claiming,
  productId = 'watch-30',
}: {
  right: Parameters<typeof aRight>[0];
  viewer: CardViewer;
  claiming?: string;
  productId?: string;
}) {
  const act = useRightsActions<OwnedCard>({
    onReceive,
    buyQuery: { routerFrom: 'EquityPocket', couponType: 'qyfd', cardCode: 'Q1' },
  });
  const owned = { productId, subscriptionId: viewer === 'opened' ? 'S1' : null };
  return (
    <RightsCards
      label="影音会员"
      cards={[cardOfRight(aRight(right), owned)]}
      viewer={viewer}
      claiming={new Set(claiming ? [claiming] : [])}
      onAct={act}
    />
  );
}

type SiteOptions = Parameters<typeof renderInSite>[1];
const show = (
  right: Parameters<typeof aRight>[0],
  viewer: CardViewer,
  options: SiteOptions = {},
  claiming?: string,
) =>
  renderInSite(<Cards right={right} viewer={viewer} {...(claiming && { claiming })} />, {
    project: 'super-market',
    session: viewer === 'guest' ? { kind: 'guest' } : aMember(),
    ...options,
  });
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('the buttons of a rights card (§4)', () => {
  it.each<[string, CardViewer, Parameters<typeof aRight>[0], string[]]>([
    ['claimable', 'opened', {}, ['领我：视频会员月卡', '详情：视频会员月卡']],
    [
      'claimable or to be bought',
      'opened',
      { goodsSku: coffee },
      ['领我：视频会员月卡', '详情：视频会员月卡', '优惠购买：视频会员月卡'],
    ],
    ['claimed', 'opened', { recvStatus: 2, recvBtnType: 2 }, ['本月已领：视频会员月卡']],
    ['being delivered', 'opened', { recvStatus: 1, recvBtnType: 2 }, ['领取中：视频会员月卡']],
    ['for next month', 'opened', { recvStatus: 4, recvBtnType: 3 }, ['下月可领：视频会员月卡']],
    [
      'over or for a higher level',
      'opened',
      { recvStatus: 3, recvBtnType: null, recvReason: '领取时间已结束' },
      ['暂不可领：视频会员月卡'],
    ],
    [
      'for the province only, to a holder from elsewhere',
      'opened',
      { recvStatus: 3, recvBtnType: null, provinceFlag: 1 },
      ['仅限江苏用户：视频会员月卡', '详情：视频会员月卡'],
    ],
    ['goods', 'opened', { categoryFlag: 2, goodsSku: coffee }, ['视频会员月卡', '立即购买：视频会员月卡']],
    ['shown to a guest', 'guest', {}, ['领我：视频会员月卡', '详情：视频会员月卡']],
    ['out of stock for a guest', 'guest', { lackStockFlag: 1 }, ['缺货：视频会员月卡', '详情：视频会员月卡']],
    ['shown to a non-member', 'notOpened', {}, ['视频会员月卡', '领我：视频会员月卡', '详情：视频会员月卡']],
  ])('of a right that is %s', async (_title, viewer, right, texts) => {
    const { container } = show(right, viewer);
    expect(buttons()).toEqual(texts);
    await expectAccessible(container);
  });

  it.each<[string, string, SiteOptions]>([
    ['is the coupon card’s', '124', {}],
    [
      'is seen on the way from the coupon card’s channel',
      'watch-30',
      { search: '?routerFrom=ChannelEasyUse' },
    ],
    ['is seen on a page of the coupon card', 'watch-30', { search: '?projectSource=easyUse' }],
    ['is looked for in its product', 'watch-30', { search: '?localProductId=186' }],
  ])(
    'of a right that %s say by its status that it is taken (§4, Easy-use context)',
    (_title, productId, options) => {
      renderInSite(
        <Cards right={{ recvStatus: 2, recvBtnType: 2 }} viewer="opened" productId={productId} />,
        { project: 'super-market', session: aMember(), ...options },
      );
      expect(buttons()).toEqual(['已领：视频会员月卡']);
    },
  );

  it('leads from what is bought to its goods (§4, categoryFlag 2)', async () => {
    const { user, navigator } = show(
      { categoryFlag: 2, goodsSku: coffee, recvStatus: 3, recvBtnType: null },
      'opened',
    );
    await user.click(screen.getByRole('button', { name: /^立即购买/ }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/super-market\/sku-detail\?goodsId=coffee&skuId=coffee.1&/),
    );
  });

  it('claims for a member, and asks a guest in', async () => {
    const { user, unmount } = show({}, 'opened');
    await user.click(screen.getByRole('button', { name: /^领我/ }));
    expect(onReceive).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ rightsId: 'video', subscriptionId: 'S1' }),
    );
    unmount();
    const guest = show({}, 'guest');
    await guest.user.click(screen.getByRole('button', { name: /^领我/ }));
    expect(guest.session.goToLogin).toHaveBeenCalledTimes(1);
    expect(onReceive).toHaveBeenCalledTimes(1);
  });

  it('claims for a member who taps before the session is known', async () => {
    onReceive.mockClear();
    const { user, session } = show({}, 'opened', { session: { kind: 'unknown' } });
    await user.click(screen.getByRole('button', { name: /^领我/ }));
    expect(onReceive).toHaveBeenCalledOnce();
    expect(session.goToLogin).not.toHaveBeenCalled();
  });

  it('leads a non-member of the province to membership', async () => {
    const { user, navigator } = show({}, 'notOpened');
    await user.click(screen.getByRole('button', { name: /^领我/ }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/super-market\/member-order\?productId=watch-30&timeStamp=\d+$/),
    );
  });

  it('says to another province on the button itself that it is not for them, and a tap does nothing', async () => {
    const { user, navigator, api } = show({}, 'outOfProvince', {
      session: aMember({ ispFlag: 0 }),
      api: fakeApi(),
    });
    const button = screen.getByRole('button', { name: '仅限江苏用户：视频会员月卡' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(navigator.push).not.toHaveBeenCalled();
    expect(api.calls).toEqual([]);
  });

  it('leads to the right’s own page with the holding it belongs to', async () => {
    const { user, navigator } = show({}, 'opened');
    const address =
      '/content/super-market/rights-detail?rightsId=video&productId=watch-30&groupId=media&subscriptionId=S1';
    expect(
      within(screen.getByRole('heading', { level: 3 }))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(address);
    await user.click(screen.getByRole('button', { name: /^详情/ }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(address));
  });

  it('opens the goods with what the page knows of the coupon (§2)', async () => {
    const { user, navigator } = show({ goodsSku: coffee }, 'opened');
    await user.click(screen.getByRole('button', { name: /^优惠购买/ }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(
        /\/sku-detail\?goodsId=coffee&skuId=coffee.1&routerFrom=EquityPocket&couponType=qyfd&cardCode=Q1&timeStamp=\d+$/,
      ),
    );
  });

  it('is busy while its claim is on its way', () => {
    show({}, 'opened', {}, 'video');
    expect(screen.getByRole('button', { name: /^领取中/ }).getAttribute('aria-busy')).toBe('true');
  });
});
