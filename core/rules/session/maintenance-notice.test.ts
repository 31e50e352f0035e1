import { describe, expect, it } from 'vitest';
import { areaDegradation } from './area-degradation.ts';
import { maintenanceNotice } from './maintenance-notice.ts';

describe('a degraded area (§4)', () => {
  it.each([
    [true, 2, '/city-notice'],
    [true, '2', '/city-notice'],
    [true, 4, '/traffic-overload'],
    [true, 0, undefined],
    [true, 1, undefined],
    [true, 3, undefined],
    [true, undefined, undefined],
    [true, null, undefined],
    [false, 2, undefined],
    [false, 4, undefined],
  ])('logged in %s with flag %s goes to %s', (loggedIn, flag, page) =>
    expect(areaDegradation(loggedIn, flag)).toBe(page),
  );
});

describe('the maintenance notice (§4, §8)', () => {
  it.each([
    [
      { type: 4, act_title: '系统升级', act_message: '今晚升级' },
      { title: '系统升级', message: '今晚升级' },
    ],
    [{ type: '4' }, { title: '维护公告', message: '系统维护中，请稍后再试...' }],
    [
      { type: 4, act_title: '', act_message: null },
      { title: '维护公告', message: '系统维护中，请稍后再试...' },
    ],
    [{ type: 1, act_title: '系统升级' }, undefined],
    [{}, undefined],
    [undefined, undefined],
    [null, undefined],
  ])('%j shows %j', (status, notice) => expect(maintenanceNotice(status)).toEqual(notice));

  it('is skipped where showNotice of the route is false (§2)', () =>
    expect(maintenanceNotice({ type: 4 }, false)).toBeUndefined());
});
