import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Right } from '#core/contract/content/rights.shapes.ts';
import { tracking } from '#web/platform/tracking/track.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { RightsGroups } from './rights-groups.tsx';
import { aGroup, aRight, someRights } from './testing/some-rights.ts';

const claimed = '2026-08-03T02:00:00.000Z';
const show = (rightsList: Right[], claiming: readonly string[] = []) => {
  const onClaim = vi.fn<(right: Right) => void>();
  return {
    onClaim,
    ...renderInSite(
      <main>
        <h1>权益领取</h1>
        <RightsGroups
          rights={someRights([aGroup(rightsList)])}
          claiming={new Set(claiming)}
          onClaim={onClaim}
        />
      </main>,
    ),
  };
};

describe('a right in the list (§4 Right receive status)', () => {
  it.each([
    [0, '点击领取', true, {}],
    [1, '领取中', false, {}],
    [2, '本月已领', false, { claimedAt: claimed }],
    [3, '暂不可领', false, { recvReason: '本月已领完' }],
    [4, '下月可领', false, { recvReason: '下月1日起可领' }],
  ] as const)('of status %i says %s, claimable: %s', async (recvStatus, text, claimable, traits) => {
    const { onClaim, user } = show([aRight({ recvStatus, ...traits })]);
    const button = screen.getByRole('button', { name: text });
    await user.click(button);
    expect(onClaim).toHaveBeenCalledTimes(claimable ? 1 : 0);
    expect(button.getAttribute('aria-busy')).toBe(recvStatus === 1 ? 'true' : null);
  });

  it('that is bought leads to its goods and is not claimed (§3, categoryFlag 2)', async () => {
    const { onClaim, user, navigator, container } = show([
      aRight({
        recvStatus: 3,
        recvReason: '可按会员价购买',
        categoryFlag: 2,
        goodsSku: { goodsId: 'coffee', skuId: 'coffee.1' },
      }),
    ]);
    await user.click(screen.getByRole('button', { name: '立即购买' }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/sku-detail\?goodsId=coffee&skuId=coffee.1&timeStamp=\d+$/),
    );
    expect(onClaim).not.toHaveBeenCalled();
    await expectAccessible(container);
  });

  it('for the province only says so to a holder from elsewhere before any tap', () => {
    show([
      aRight({
        recvStatus: 3,
        recvReason: '该业务仅限江苏移动用户使用，您暂时无法办理。有问题请拨打10086咨询。',
        provinceFlag: 1,
      }),
    ]);
    expect(
      screen
        .getByRole('button', { name: '暂不可领', description: '仅限江苏号码' })
        .getAttribute('aria-disabled'),
    ).toBe('true');
  });

  it('whose claim is on its way is busy at once and takes no second tap, while the others can still be claimed', async () => {
    const { onClaim, user } = show(
      [aRight(), aRight({ rightsId: 'music', rightsShowName: '音乐会员月卡' })],
      ['video'],
    );
    const [video, music] = screen.getAllByRole('listitem');
    if (!video || !music) throw new Error('two rights');
    await user.click(within(video).getByRole('button', { name: '领取中' }));
    expect(onClaim).not.toHaveBeenCalled();
    await user.click(within(music).getByRole('button', { name: '点击领取' }));
    expect(onClaim).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ rightsId: 'music' }));
  });

  it('tracks which right of which group was tapped', async () => {
    tracking.waiting.length = 0;
    const { user } = show([aRight()]);
    await user.click(screen.getByRole('button', { name: '点击领取' }));
    expect(tracking.waiting.map(({ event }) => event)).toEqual([
      { type: 'clk', floorName: '影音会员', rightsId: 'video', rightsName: aRight().rightsName },
    ]);
  });

  it('that stands for several is shown and claimed as the first of them (§3)', async () => {
    const { onClaim, user } = show([
      aRight({
        rightsId: 'pack',
        rightsShowName: '影音礼包',
        rightsList: [
          aRight({ rightsId: 'first', rightsShowName: '礼包之一' }),
          aRight({ rightsId: 'second' }),
        ],
      }),
    ]);
    expect(screen.getByRole('heading', { level: 3, name: '礼包之一' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '点击领取' }));
    expect(onClaim).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ rightsId: 'first' }));
  });

  it('has its reason read out with the button', () => {
    show([aRight({ recvStatus: 3, recvReason: '本月已领完' })]);
    const described = screen.getByRole('button', { name: '暂不可领' }).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('本月已领完');
  });
});

describe('a group of rights', () => {
  it('says how many may be chosen and how many are', async () => {
    const { container } = show([aRight()]);
    expect(screen.getByRole('heading', { level: 2, name: '影音会员' })).toBeTruthy();
    expect(screen.getByText('4选2')).toBeTruthy();
    expect(screen.getByText('本月已选0项')).toBeTruthy();
    await expectAccessible(container);
  });

  it('that may be claimed whole says so', () => {
    renderInSite(
      <RightsGroups
        rights={someRights([aGroup([aRight()], { chooseCount: 2, totalCount: 2 })])}
        claiming={new Set()}
        onClaim={vi.fn()}
      />,
    );
    expect(screen.getByText('任领2项')).toBeTruthy();
  });
});
