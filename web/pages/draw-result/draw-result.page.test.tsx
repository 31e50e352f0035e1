import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { flashSales } from '#core/contract/activity/flash-sales.ts';
import type { DrawResult, MyFlashSales } from '#core/contract/activity/flash-sales.shapes.ts';
import { drawWinners, listHashOf } from '#core/rules/activity/draw.ts';
import { commitmentOf } from '#core/rules/lottery/commit-reveal.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import type { Session } from '#web/platform/session/session-store.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './draw-result.page.tsx';

const seed = 'a'.repeat(64);
const list = Array.from({ length: 30 }, (_, at) => ({
  ticketNo: at + 1,
  receipt: `r${at}`,
  activityIds: ['s:a'],
}));
const drawn = (): DrawResult => ({
  sessionId: 's',
  sessionName: '16点场',
  beginsAt: '2026-08-08T16:00:00+08:00',
  tickets: 30,
  commitment: commitmentOf(seed),
  seed,
  listHash: listHashOf(list),
  drawnAt: '2026-08-08T16:00:01+08:00',
  offers: [
    {
      activityId: 's:a',
      goodsName: '耳机',
      quota: 3,
      winners: [...(drawWinners(seed, list, [{ activityId: 's:a', quota: 3 }]).get('s:a') ?? [])],
    },
  ],
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(flashSales.drawResult, drawn())
    .answer(flashSales.drawTickets, {
      tickets: list.map(({ ticketNo, receipt }): [number, string, number[]] => [ticketNo, receipt, [0]]),
    });
});
const open = (search = '?sessionId=s', session: Session = { kind: 'guest' }) =>
  renderInSite(<page.Page />, { api, project: 'super-market', search, session });
const verify = async () => {
  const { user, container } = open();
  await user.click(await screen.findByRole('button', { name: '怎么抽的' }));
  await user.click(await screen.findByRole('button', { name: '在本机重算一遍' }));
  return { words: (await screen.findByRole('status', { name: '验证结果' })).textContent, container };
};

it('抽签结果 computes the published draw again and agrees', async () => {
  const { words, container } = await verify();
  expect(words).toBe('✓ 种子与事先封存的值一致✓ 名单与公布的值一致✓ 重算的中签签号与公布的名单一致');
  await expectAccessible(container);
});

it('抽签结果 finds a winner that was exchanged, and another seed', async () => {
  const result = drawn();
  const [offer] = result.offers;
  const other = [1, 2, 3, 4].filter((no) => offer?.winners.includes(no) === false).slice(0, 3);
  if (offer)
    api.answer(flashSales.drawResult, {
      ...result,
      seed: 'b'.repeat(64),
      offers: [{ ...offer, winners: other }],
    });
  const { words } = await verify();
  expect(words).toContain('✗ 种子与事先封存的值不一致');
  expect(words).toContain('✗ 重算的中签签号与公布的名单不一致');
});

it('抽签结果 before the draw shows the commitment alone, and says what is unknown or failed', async () => {
  api.answer(flashSales.drawResult, { ...drawn(), seed: null, listHash: null, drawnAt: null, offers: [] });
  const { user, unmount } = open();
  expect(await screen.findByText('16:00开签')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '怎么抽的' }));
  expect(await screen.findByText(commitmentOf(seed))).toBeTruthy();
  expect(screen.queryByRole('button', { name: '在本机重算一遍' })).toBeNull();
  unmount();
  const unknown = open('');
  expect(await screen.findByText('没有找到这次抽签')).toBeTruthy();
  unknown.unmount();
  api.unplug(flashSales.drawResult);
  open();
  expect(await screen.findByText('抽签结果没有加载出来')).toBeTruthy();
});

const mine = (won: boolean): MyFlashSales => ({
  serverNow: '2026-08-08T16:05:00+08:00',
  mayBuy: true,
  level: 3,
  quotaLeft: null,
  reservations: won
    ? [
        {
          activityId: 's:a',
          quantity: 1,
          state: 'held',
          expiresAt: '2026-08-08T16:31:00+08:00',
          orderNo: null,
        },
      ]
    : [],
  appointments: [],
  ticket: { ticketNo: 7, receipt: 'r6' },
  entries: [{ activityId: 's:a', won }],
});

it('抽签结果 says first whether the member won, how many took part and won, and what comes next', async () => {
  api.answer(flashSales.mySales, mine(true));
  const { container, unmount } = open('?sessionId=s', aMember());
  const own = await screen.findByRole('region', { name: '我的结果' });
  expect(await within(own).findByText('中签了：耳机')).toBeTruthy();
  expect(own.textContent).toContain('名额为你留到16:31，请尽快下单你的签号00007');
  expect(within(own).getByRole('link', { name: '去下单' }).getAttribute('href')).toContain('sessionId=s');
  expect(screen.getByRole('region', { name: '08-08 16:00 16点场' }).textContent).toContain(
    '约每10人中1人报名30人中签3人商品1款',
  );
  expect(screen.queryByText('种子封存值')).toBeNull();
  await expectAccessible(container);
  unmount();
  api.answer(flashSales.mySales, mine(false));
  open('?sessionId=s', aMember());
  expect(await screen.findByText('这次没有抽中')).toBeTruthy();
});

it('抽签结果 asks a guest to sign in for the own result', async () => {
  const { user, session } = open();
  await user.click(await screen.findByRole('button', { name: '登录看结果' }));
  expect(session.goToLogin).toHaveBeenCalledOnce();
});
