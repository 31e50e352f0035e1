import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trackData, trackDataFields, trackDataHeader } from './track-data.ts';

const now = Date.UTC(2025, 11, 31, 16, 0, 0);

describe('the trackData header (§3, §7)', () => {
  it('contains only the known fields of the specification', () =>
    expect(trackData({ appId: 'C0013', pageName: '首页', messageId: '', vipTypeLevel: 0 }, now)).toEqual({
      appId: 'C0013',
      pageName: '首页',
      vipTypeLevel: 0,
      logTime: '20260101000000',
    }));

  it.each([
    [{ actNum: 'n', activityId: 'a', actId: 'i' }, 'n'],
    [{ activityId: 'a', actId: 'i' }, 'a'],
    [{ actId: 'i' }, 'i'],
    [{ actNum: '', actId: 'i' }, 'i'],
    [{}, undefined],
  ])('takes the activity from actNum, activityId or actId: %j → %s', (provided, activityId) => {
    const data = trackData(provided, now);
    expect(data.activityId).toBe(activityId);
    expect(Object.keys(data).every((key) => (trackDataFields as readonly string[]).includes(key))).toBe(true);
  });

  it('masks a phone number in the page’s URL and in every other field', () => {
    const data = trackData(
      { pageUrl: '/content/a?mobile=13812345678', smsId: '13812345678', pageName: '13812345678的权益' },
      now,
    );
    expect(data).toMatchObject({
      pageUrl: '/content/a?mobile=138****5678',
      smsId: '138****5678',
      pageName: '138****5678的权益',
    });
  });

  it('is plain ASCII that decodes to the same data, for any page name', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (pageName) => {
        const data = trackData({ pageName }, now);
        const header = trackDataHeader(data);
        expect(header).toMatch(/^[!-~]+$/);
        expect(JSON.parse(decodeURIComponent(header))).toEqual(data);
      }),
    ));
});
