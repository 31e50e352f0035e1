import { beforeEach, expect, it, vi } from 'vitest';
import { freshTracking } from './testing/fresh-tracking.ts';
import { track, tracking } from './track.ts';

beforeEach(freshTracking);

it('queues events with their time and page until the tracker is loaded', () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  history.replaceState(null, '', '/content/super-market/market-index?token=secret');
  document.title = '首页';
  track({ type: 'clk', floorName: '福袋' });
  vi.useRealTimers();
  expect(tracking.waiting).toEqual([
    {
      event: { type: 'clk', floorName: '福袋' },
      at: 1_700_000_000_000,
      page: {
        pageId: '',
        pageName: '首页',
        pageUrl: 'http://localhost:3000/content/super-market/market-index',
        search: '?token=secret',
      },
    },
  ]);
});

it('keeps no more than a page can make before the sender comes: where it never comes, memory stays', () => {
  for (let at = 0; at < 1_000; at += 1) track({ type: 'imp' });
  expect(tracking.waiting).toHaveLength(200);
});
