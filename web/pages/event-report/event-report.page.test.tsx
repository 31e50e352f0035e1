import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeSandbox } from '#web/features/sandbox/testing/fake-sandbox.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './event-report.page.tsx';

afterEach(() => vi.unstubAllGlobals());

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
  topPages: [{ pageId: 'market-index', pageName: '苏享商城', events: 5, visits: 2 }],
  recent: [
    { at: '2026-08-03T02:00:00.000Z', kind: 'imp', record: { plName: '秒杀-1', mobile: '138****0001' } },
  ],
};

it('shows events by minute, the funnel, the pages and the rows behind them', async () => {
  fakeSandbox({
    '/events/report': report,
    '/log': {
      lines: [{ level: 50, time: '2026-08-03T02:00:00.000Z', msg: 'call failed', call: 'user.points' }],
    },
  });
  const { container } = open();
  expect(await screen.findByRole('img', { name: '近一小时共7条事件，每分钟最多5条' })).toBeTruthy();
  expect(screen.getByText('上一步的 75%')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: '热门页面' })).getByText('苏享商城')).toBeTruthy();
  expect(screen.getByText('秒杀-1')).toBeTruthy();
  expect(await screen.findByText('call failed')).toBeTruthy();
  await expectAccessible(container);
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
    '/log': { lines: [] },
  });
  open();
  expect(await screen.findByText('还没有事件，去打开几个页面吧')).toBeTruthy();
  expect(screen.getByText('上一步的 —')).toBeTruthy();
});
