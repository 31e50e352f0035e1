import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { aRecord } from '#web/features/rights/testing/some-rights.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './pleased-watch-result.page.tsx';

const pageOf = (...list: ReturnType<typeof aRecord>[]) => ({ list, total: list.length, hasNext: false });
const listed = (...list: ReturnType<typeof aRecord>[]) =>
  fakeApi().answer(cardProduct.receivedRights, pageOf(...list));
const open = (api: FakeApi, search = '?claimId=C1') =>
  renderInSite(<page.Page />, { api, session: aMember(), search });
const here = () =>
  screen
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step')
    ?.querySelector('b')?.textContent;

describe('领取结果 of the pack', () => {
  it.each([
    ['delivering', '', '领取成功', '正在为您发放，通常一分钟内到账', '发放中', '继续领取'],
    ['delivered', '', '领取成功', '权益已发放，快去使用吧', '已到账', '继续领取'],
    [
      'failed',
      '合作方暂时无法发放，名额已退回',
      '发放未成功',
      '合作方暂时无法发放，名额已退回',
      '名额已退回',
      '重新领取',
    ],
  ] as const)(
    'says of a claim that is %s how it stands, and leads on',
    async (state, note, title, text, step, next) => {
      const { user, navigator, container } = open(
        listed(
          aRecord({ claimId: 'C0', rightsName: '别的' }),
          aRecord({
            rightsName: '视频会员周卡',
            state,
            note,
            ...(state !== 'delivered' && { deliveredAt: null }),
          }),
        ),
      );
      expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
      expect(screen.getByText('视频会员周卡')).toBeTruthy();
      expect(screen.getByText(text).getAttribute('role')).toBe('status');
      expect(here()).toBe(step);
      expect(screen.getByRole('link', { name: '查看记录' }).getAttribute('href')).toBe(
        '/content/standalone-pages/pleased-watch/receive-list',
      );
      await expectAccessible(container);
      await user.click(screen.getByRole('button', { name: next }));
      expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/\/pleased-watch\?timeStamp=\d+$/),
      );
    },
  );

  it('is followed until it has arrived', async () => {
    let calls = 0;
    open(
      fakeApi().answer(cardProduct.receivedRights, () =>
        pageOf(aRecord({ state: ++calls < 3 ? 'delivering' : 'delivered' })),
      ),
    );
    expect(await screen.findByText('发放中')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('权益已发放，快去使用吧')).toBeTruthy());
  });

  it.each([
    ['of another subscriber', '?claimId=C9'],
    ['not named', ''],
  ])('is not there when it is %s', async (_title, search) => {
    open(listed(aRecord()), search);
    expect(await screen.findByRole('heading', { name: '没有找到这次领取' })).toBeTruthy();
  });

  it('says a sentence and offers one tap when it cannot be read', async () => {
    const api = fakeApi().unplug(cardProduct.receivedRights);
    const { user } = open(api);
    expect(await screen.findByText('领取结果没有加载出来')).toBeTruthy();
    api.answer(cardProduct.receivedRights, pageOf(aRecord()));
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: '领取成功' })).toBeTruthy();
  });
});
