import { expect, it } from 'vitest';
import { pageViewRecord as shape } from '../../contract/common/user-log.shapes.ts';
import { pageViewRecord } from './page-view-record.ts';

it('logs a page view with actionType 21, its duration and appId C0013 unless configured (§3, §7)', () => {
  const record = pageViewRecord({
    pageId: 'mine',
    pageName: '我的',
    cookieId: 'c1',
    startMills: 1000,
    endMills: 4500,
  });
  expect(record).toEqual({
    pageId: 'mine',
    pageName: '我的',
    cookieId: 'c1',
    appId: 'C0013',
    actionType: 21,
    startMills: 1000,
    endMills: 4500,
    timeMills: 3500,
  });
  expect(shape.safeParse(record).success).toBe(true);
  expect(pageViewRecord({ appId: 'C0017', startMills: 1, endMills: 1 }).appId).toBe('C0017');
});

it('has no negative duration and no unmasked phone number in a URL', () =>
  expect(
    pageViewRecord({
      startMills: 9,
      endMills: 5,
      pageUrl: 'https://mall.example/a?culMobile=13812345678',
      referer: '/b?m=13812345678',
    }),
  ).toMatchObject({
    timeMills: 0,
    pageUrl: 'https://mall.example/a?culMobile=138****5678',
    referer: '/b?m=138****5678',
  }));
