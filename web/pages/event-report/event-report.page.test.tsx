import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeSandbox } from '#web/features/sandbox/testing/fake-sandbox.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './event-report.page.tsx';

afterEach(() => vi.unstubAllGlobals());

const recommendations = {
  audience: '0.0',
  list: [
    {
      place: 1,
      goodsId: 'peach',
      goodsName: '水蜜桃',
      recommendId: 'r1',
      score: 36,
      reasons: [
        { kind: 'sameCity', points: 20, text: '本市可用' },
        { kind: 'popular', points: 16, text: '销量高' },
      ],
    },
  ],
};
const open = () => renderInSite(<page.Page />, { project: 'workbench', session: { kind: 'guest' } });
const report = {
  total: 7,
  ingestion: { accepted: 9, stored: 7, dropped: 1, lost: 1, waiting: 0 },
  perMinute: [
    { minute: '2026-08-03T01:59:00.000Z', total: 2, kinds: {} },
    { minute: '2026-08-03T02:00:00.000Z', total: 5, kinds: {} },
  ],
  funnel: [
    { step: 'home', title: '首页', visits: 4 },
    { step: 'detail', title: '商品详情', visits: 3 },
  ],
  recommended: {
    steps: [
      { step: 'opened', title: '打开推荐商品', visits: 2 },
      { step: 'order', title: '下单', visits: 1 },
    ],
    goods: [{ goodsId: 'tea', goodsName: '明前绿茶', reason: '本市可用', clicks: 3, orders: 1 }],
  },
  topPages: [{ pageId: 'market-index', pageName: '苏享商城', events: 5, visits: 2 }],
  recent: [
    { at: '2026-08-03T02:00:00.000Z', kind: 'imp', record: { plName: '秒杀-1', mobile: '138****0001' } },
  ],
};

it('shows events by minute, the funnel, the pages and the rows behind them', async () => {
  fakeSandbox({
    '/events/report': report,
    '/recommendations?level=0': recommendations,
    '/log': {
      records: [{ level: 50, time: '2026-08-03T02:00:00.000Z', msg: 'call failed', call: 'user.points' }],
    },
    '/security-log': { entries: [] },
  });
  const { container } = open();
  expect(await screen.findByRole('img', { name: '近一小时共7条事件，每分钟最多5条' })).toBeTruthy();
  expect(screen.getByText('上一步的 75%')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: '热门页面' })).getByText('苏享商城')).toBeTruthy();
  expect(screen.getByText('秒杀-1')).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: '推荐带来的转化' })).getByText('上一步的 50%'),
  ).toBeTruthy();
  expect((await screen.findByText('水蜜桃')).textContent).toContain('本市可用 +20，销量高 +16');
  expect(await screen.findByText('call failed')).toBeTruthy();
  await expectAccessible(container);
});

it('filters the security log by kind and by number', async () => {
  const entry = { at: '2026-08-03T02:00:00.000Z', userId: 'U1', ip: '192.0.2.7', times: 1, detail: '' };
  const signedIn = { ...entry, kind: 'sign-in', what: 'sms', mobile: '138****0001' };
  const replayed = {
    ...entry,
    kind: 'replay',
    what: 'operator',
    mobile: null,
    times: 3,
    detail: '凭证已失效',
  };
  fakeSandbox({
    '/events/report': report,
    '/recommendations?level=0': recommendations,
    '/log': { records: [] },
    '/security-log': { entries: [replayed, signedIn] },
    '/security-log?kind=replay': { entries: [replayed] },
    '/security-log?kind=replay&text=13800000001': { entries: [] },
  });
  const { user } = open();
  const panel = within(await screen.findByRole('region', { name: '安全日志' }));
  expect(await panel.findByText('sms 138****0001')).toBeTruthy();
  await user.click(panel.getByRole('tab', { name: '重放' }));
  expect(await panel.findByText('operator ×3 凭证已失效')).toBeTruthy();
  expect(panel.queryByText('sms 138****0001')).toBeNull();
  await user.type(panel.getByRole('searchbox', { name: '搜索安全日志' }), '13800000001{Enter}');
  expect(await panel.findByText('暂无')).toBeTruthy();
});

it('says so while nothing has happened', async () => {
  fakeSandbox({
    '/events/report': {
      ...report,
      total: 0,
      topPages: [],
      recent: [],
      funnel: [
        { step: 'home', title: '首页', visits: 0 },
        { step: 'detail', title: '商品详情', visits: 0 },
      ],
    },
    '/recommendations?level=0': { ...recommendations, list: [] },
    '/log': { records: [] },
    '/security-log': { entries: [] },
  });
  open();
  expect(await screen.findByText('还没有事件，去打开几个页面吧')).toBeTruthy();
  expect(screen.getByText('上一步的 —')).toBeTruthy();
});

it('shows errors of pages, one row for each place in our code, with where they happened', async () => {
  const failed = {
    level: 50,
    time: '2026-08-03T02:00:00.000Z',
    msg: 'a page failed',
    message: 'TypeError: x is undefined',
    stack: 'at a (https://mall.example/content/assets/home-Q1w2E3r.js:1:2044)',
    componentStack: 'at Price',
    page: '/content/super-market/market-index',
    release: '0.2.0',
    host: 'wx',
    browser: 'chrome 124',
  };
  fakeSandbox({
    '/events/report': report,
    '/recommendations?level=0': recommendations,
    '/log': { records: [] },
    '/log?level=error&text=a%20page%20failed&limit=500': {
      records: [failed, { ...failed, browser: 'safari 17' }],
    },
    '/security-log': { entries: [] },
  });
  open();
  const panel = await screen.findByRole('region', { name: '页面错误' });
  expect(await within(panel).findByText('2次')).toBeTruthy();
  expect(within(panel).getByText('TypeError: x is undefined')).toBeTruthy();
  for (const text of ['home-Q1w2E3r.js:1:2044', 'chrome 124, safari 17', '0.2.0', 'at Price'])
    expect(panel.textContent).toContain(text);
});

it('names the job that failed and why, one row for each reason', async () => {
  const failed = {
    level: 50,
    time: '2026-08-03T02:00:00.000Z',
    msg: 'job failed',
    job: 'deliver-claims',
    err: { type: 'Error', message: '供应商没有回音' },
  };
  fakeSandbox({
    '/events/report': report,
    '/recommendations?level=0': recommendations,
    '/log': { records: [] },
    '/log?level=error&text=job%20failed&limit=500': { records: [failed, failed, { ...failed, err: null }] },
    '/security-log': { entries: [] },
  });
  open();
  const panel = within(await screen.findByRole('region', { name: '任务失败' }));
  expect(await panel.findByText('deliver-claims：供应商没有回音')).toBeTruthy();
  expect(panel.getByText('2次')).toBeTruthy();
  expect(panel.getByText('deliver-claims：没有写明原因')).toBeTruthy();
});
