import fc from 'fast-check';
import { expect, it } from 'vitest';
import { behaviourRecord, pageViewRecord } from '#core/contract/common/user-log.shapes.ts';
import { eventRow } from './event-row.ts';

const at = '2026-03-01T08:02:03.123Z';
const rowOf = (sent: object) =>
  eventRow({ at, kind: 'clk', token: undefined, record: behaviourRecord.parse(sent) });

it.each([
  [
    { pageId: 'mine', pathId: 'p1', actionType: 5, goodsName: '咖啡' },
    { page_id: 'mine', path_id: 'p1', action_type: 5, record: { goodsName: '咖啡' } },
  ],
  [{ pageName: '', plId: null, userId: '42' }, { record: {} }],
  [{ mobile: '138****5678' }, { record: { mobile: '138****5678' } }],
  [{ mobile: '13812345678' }, { record: { mobile: '138****5678' } }],
  [{ mobile: 'not a number' }, { record: {} }],
  [{ pageName: 'a "quoted"\nname' }, { record: { pageName: 'a "quoted" name' } }],
  [
    { pageUrl: '/a?token=x&goodsId=1', pageName: '首页' },
    { record: { pageUrl: '/a?goodsId=1', pageName: '首页' } },
  ],
  [
    { pageUrl: '/a?token=x&goodsId=1', pageName: '首页🎁' },
    { record: { pageUrl: '/a?goodsId=1', pageName: '首页🎁' } },
  ],
  [
    { device: 'App/8.0.42.2460', logTime: '20260319191919' },
    { record: { device: 'App/8.0.42.2460', logTime: '20260319191919' } },
  ],
])('%j is the row %j', (sent, row) => expect(JSON.parse(rowOf(sent))).toEqual({ at, kind: 'clk', ...row }));

it('a page view’s times stay numbers, and one that looks like a phone number goes', () => {
  const record = pageViewRecord.parse({
    startMills: 1_741_579_200_000,
    timeMills: 13_812_345_678,
    cookieId: 'c1',
  });
  expect(JSON.parse(eventRow({ at, kind: 'pageview', token: 'ab', record }))).toEqual({
    at,
    kind: 'pageview',
    token: 'ab',
    path_id: 'c1',
    action_type: 21,
    record: { startMills: 1_741_579_200_000, cookieId: 'c1' },
  });
});

it('one odd field leaves the others as they were, and none a number or a break (V1, A15)', () =>
  fc.assert(
    fc.property(
      fc.constantFrom('pageName', 'plName', 'device', 'goodsId', 'pageUrl', 'pathId', 'mobile'),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('', '13812345678', '118.796877', '138 1234 5678'),
      (field, text, secret) => {
        const row = rowOf({ businessName: '视频会员 A-1', [field]: text + secret });
        expect(row).not.toMatch(/(?<!\d)1[3-9]\d{9}(?!\d)|118\.79|\\[nrtbfu]|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(JSON.parse(row)).toMatchObject({ record: { businessName: '视频会员 A-1' } });
      },
    ),
  ));
