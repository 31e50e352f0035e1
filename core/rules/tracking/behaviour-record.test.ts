import { describe, expect, it } from 'vitest';
import { behaviourRecord as shape } from '../../contract/common/user-log.shapes.ts';
import { beaconRecord } from './beacon-record.ts';
import { behaviourRecord, type BehaviourContext } from './behaviour-record.ts';
import { eventTypes } from './event-types.ts';

const now = Date.UTC(2025, 2, 1, 0, 2, 3);
const context: BehaviourContext = {
  loggedIn: true,
  channelId: 'C0013',
  device: 'Android',
  mobile: '13812345678',
  userId: '42',
  vipTypeLevel: 2,
  appId: 'C0013',
  pathId: 'p1',
  pageId: 'market-index',
  pageName: '首页',
  pageUrl: 'https://mall.example/content/super-market/market-index?tel=13812345678',
  smsId: 's1',
};

describe('a behaviour log record (§3, §7)', () => {
  it('has context, event and goods, the number masked and the time as YYYYMMDDHHmmss in China', () => {
    const { record, warnings } = behaviourRecord(
      context,
      { type: 'clk', plId: 'f_d-l_q', plName: '福袋-领取', goodsId: '7', goodsName: '咖啡', actionType: 5 },
      now,
    );
    expect(record).toMatchObject({
      mobile: '138****5678',
      userId: '42',
      vipTypeLevel: 2,
      logTime: '20250301080203',
      plId: 'f_d-l_q',
      goodsId: '7',
      actionType: 5,
      smsId: 's1',
    });
    expect(JSON.stringify(record)).not.toContain('13812345678');
    expect(warnings).toEqual([]);
    expect(shape.safeParse(record).success).toBe(true);
  });

  it('writes dl as actionType 1, actionSubType 16, contentType 0', () =>
    expect(behaviourRecord(context, { type: 'dl', actionType: 9 }, now).record).toMatchObject({
      actionType: 1,
      actionSubType: 16,
      contentType: 0,
    }));

  it.each([[{ mobile: '' }], [{ mobile: undefined }], [{ userId: null }], [{ userId: undefined }]])(
    'warns when a signed-in subscriber lacks %j (§5)',
    (lack) =>
      expect(behaviourRecord({ ...context, ...lack }, { type: 'clk' }, now).warnings).toEqual([
        'fatal, tracking data incomplete',
      ]),
  );

  it('does not warn about a guest, whose level is 0', () => {
    const { record, warnings } = behaviourRecord({ loggedIn: false }, { type: 'imp' }, now);
    expect(warnings).toEqual([]);
    expect(record).toMatchObject({ vipTypeLevel: 0 });
    expect(record).not.toHaveProperty('loggedIn');
  });

  it('warns about an order event without si_x (§5)', () => {
    expect(behaviourRecord(context, { type: 'ordst' }, now).warnings).toHaveLength(1);
    expect(behaviourRecord(context, { type: 'ordst', si_x: '20' }, now).warnings).toEqual([]);
  });

  it.each(eventTypes)('includes the event type %s and the step of an order', (type) => {
    const { record } = behaviourRecord(context, { type, si_x: '20' }, now);
    expect(record).toMatchObject({ event: type, si_x: '20' });
    expect(shape.safeParse(record).success).toBe(true);
  });

  it('prefers the event’s values over the page’s, except absent ones', () => {
    expect(
      behaviourRecord({ ...context, messageId: 'page' }, { type: 'clk', messageId: 'event' }, now).record
        .messageId,
    ).toBe('event');
    expect(
      behaviourRecord({ ...context, messageId: 'page' }, { type: 'clk', messageId: undefined }, now).record
        .messageId,
    ).toBe('page');
  });

  it('knows the five event types (§9)', () =>
    expect(eventTypes).toEqual(['clk', 'imp', 'ordst', 'dl', 'popview']));
});

describe('a behaviour record sent by beacon (§7)', () => {
  const record = { mobile: '13812345678', componentsName: 'Floor', goodsId: '7' };
  it.each([
    ['imp', {}, 12],
    ['imp', { actionType: 5 }, 12],
    ['clk', {}, 3],
    ['clk', { actionType: 5 }, 5],
    ['clk', { actionType: 0 }, 0],
    ['ordst', {}, 3],
  ] as const)('%s with %j has actionType %i', (type, provided, actionType) =>
    expect(beaconRecord(type, { ...record, ...provided })?.actionType).toBe(actionType),
  );

  it('masks the number and omits the component’s name', () =>
    expect(beaconRecord('clk', record)).toEqual({ mobile: '138****5678', goodsId: '7', actionType: 3 }));

  it('is not sent for a popup view', () => expect(beaconRecord('popview', record)).toBeUndefined());
});
