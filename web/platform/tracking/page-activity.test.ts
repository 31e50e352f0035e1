import { afterEach, describe, expect, it } from 'vitest';
import { siteOf } from '../site/site-context.tsx';
import { pageActivity } from './page-activity.ts';

const site = siteOf({ env: 'dev', base: '/content', project: 'super-market' });
const here = '/content/super-market/market-index';

afterEach(() => history.replaceState(null, '', '/'));

describe('the activity sent with a reverse geocoding (§7)', () => {
  it.each([
    ['?actId=C&activityId=B&actNum=A', 'A'],
    ['?actId=C&activityId=B', 'B'],
    ['?actId=C', 'C'],
    ['?actNum=%E6%B4%BB&actId=C', 'C'],
    ['?actId=', 'C0013'],
    ['', 'C0013'],
  ])('of the address %s is %s', (search, activity) => {
    history.replaceState(null, '', here + search);
    expect(pageActivity(site)).toBe(activity);
  });
});
