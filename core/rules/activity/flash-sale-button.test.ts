import { describe, expect, it } from 'vitest';
import type { MyFlashSales } from '../../contract/activity/flash-sales.shapes.ts';
import { flashSaleButton } from './flash-sale-button.ts';

const at = (time: string) => `2026-08-15T${time}:00+08:00`;
const firstCome = {
  beginsAt: at('10:00'),
  endsAt: at('14:00'),
  mode: 'race',
  draw: null,
  rightType: null,
} as const;
const draw = {
  ...firstCome,
  mode: 'draw',
  beginsAt: at('16:00'),
  endsAt: at('18:00'),
  draw: { registersAt: at('10:00'), closesAt: at('15:50'), commitment: 'c', drawnAt: null },
} as const;
const drawn = { ...draw, draw: { ...draw.draw, drawnAt: at('16:00') } };
const goods = { activityId: 'a', stockLeft: 5, minLevel: 0 };
const forPlatinum = { ...goods, minLevel: 3 };
const nothing: MyFlashSales = {
  serverNow: at('12:00'),
  mayBuy: true,
  level: 2,
  quotaLeft: null,
  reservations: [],
  appointments: [],
  ticket: null,
  entries: [],
};
const reserved = (state: 'held' | 'unpaid' | 'bought', orderNo: string | null): MyFlashSales => ({
  ...nothing,
  reservations: [{ activityId: 'a', quantity: 1, state, expiresAt: at('12:15'), orderNo }],
});
const appointed: MyFlashSales = { ...nothing, appointments: ['a'] };
const entered = (won: boolean | null): MyFlashSales => ({ ...nothing, entries: [{ activityId: 'a', won }] });

const wonAndReserved: MyFlashSales = { ...entered(true), reservations: reserved('held', null).reservations };

describe('the button of goods in a flash sale', () => {
  it.each([
    ['guests', undefined],
    ['members', nothing],
  ])('says to %s before the tap that the session is for members', (_who, mine) => {
    const forMembers = { rightType: 1 };
    const noteOf = (session: Parameters<typeof flashSaleButton>[0]) =>
      flashSaleButton({ ...session, ...forMembers }, goods, mine, Date.parse(at('12:00'))).note;
    expect(noteOf(firstCome)).toBe('会员专场');
    expect(noteOf(draw)).toBe('会员专场，报名不收费，中签后再付款');
    expect(flashSaleButton(firstCome, goods, mine, Date.parse(at('12:00'))).note).toBeUndefined();
  });

  it.each([
    ['before it begins', firstCome, goods, undefined, '09:59', '预约提醒', 'appoint'],
    ['with an appointment', firstCome, goods, appointed, '09:00', '取消预约', 'cancelAppointment'],
    ['for guests', firstCome, goods, undefined, '12:00', '马上抢', 'reserve'],
    ['while it runs', firstCome, goods, nothing, '10:00', '马上抢', 'reserve'],
    ['without the right type', firstCome, goods, { ...nothing, mayBuy: false }, '12:00', '开通可抢', 'join'],
    ['with a used quota', firstCome, goods, { ...nothing, quotaLeft: 0 }, '12:00', '本月已用完', 'none'],
    ['below its level', firstCome, forPlatinum, nothing, '12:00', '等级不足', 'none'],
    ['for a guest whose level is unknown', firstCome, forPlatinum, undefined, '12:00', '马上抢', 'reserve'],
    ['sold out', firstCome, { ...goods, stockLeft: 0 }, nothing, '12:00', '已抢光', 'none'],
    ['ended', firstCome, goods, nothing, '14:00', '已结束', 'none'],
    ['stopped', firstCome, { ...goods, isStopped: true }, nothing, '12:00', '已停止', 'none'],
    [
      'stopped and reserved',
      firstCome,
      { ...goods, isStopped: true },
      reserved('held', null),
      '12:00',
      '去下单',
      'order',
    ],
    ['reserved', firstCome, { ...goods, stockLeft: 0 }, reserved('held', null), '12:00', '去下单', 'order'],
    ['ordered', firstCome, goods, reserved('unpaid', 'n'), '12:00', '去付款', 'pay'],
    ['bought', firstCome, goods, reserved('bought', 'n'), '12:00', '查看订单', 'view'],
    ['before the registration', draw, goods, nothing, '09:00', '即将报名', 'none'],
    ['during the registration', draw, goods, nothing, '12:00', '报名抽签', 'enter'],
    [
      'of a draw without the right type',
      draw,
      goods,
      { ...nothing, mayBuy: false },
      '12:00',
      '开通可报名',
      'join',
    ],
    ['of a draw below its level', draw, forPlatinum, nothing, '12:00', '等级不足', 'none'],
    ['registered', draw, goods, entered(null), '12:00', '取消报名', 'leave'],
    ['registered, after the registration', draw, goods, entered(null), '15:55', '等待开签', 'none'],
    ['after the registration', draw, goods, nothing, '15:55', '报名已截止', 'none'],
    ['drawn without a registration', drawn, goods, nothing, '16:10', '已开签', 'none'],
    ['lost', drawn, goods, entered(false), '16:10', '未中签', 'none'],
    ['won and reserved', drawn, goods, wonAndReserved, '16:10', '去下单', 'order'],
    ['won and too late', drawn, goods, entered(true), '16:40', '已过期', 'none'],
  ] as const)('%s', (_title, session, sold, mine, time, text, kind) => {
    expect(flashSaleButton(session, sold, mine, Date.parse(at(time)))).toMatchObject({
      text,
      action: { kind },
    });
  });
});

describe('goods that are gone and sold again later', () => {
  const gone = { ...goods, stockLeft: 0 };
  const later = {
    goodsId: 'g',
    activityId: 'b',
    sessionName: '20点场',
    beginsAt: at('20:00'),
    stockTotal: 200,
  };
  const tomorrow = { ...later, beginsAt: '2026-08-16T20:00:00+08:00' };
  const noon = Date.parse(at('12:00'));

  it('offer the next session, and its reminder can be cancelled', () => {
    expect(flashSaleButton(firstCome, gone, nothing, noon, later)).toEqual({
      text: '约下一场',
      action: { kind: 'appoint', activityId: 'b' },
      note: '20点场还有200份',
    });
    expect(flashSaleButton(firstCome, gone, { ...nothing, appointments: ['b'] }, noon, later)).toEqual({
      text: '取消预约',
      action: { kind: 'cancelAppointment', activityId: 'b' },
      note: '已约20点场，开抢前5分钟提醒您',
    });
  });

  it('name the day of a session that is not today', () => {
    expect(flashSaleButton(firstCome, gone, nothing, noon, tomorrow).note).toBe('8月16日20点场还有200份');
  });

  it('are bought now while pieces are left', () => {
    expect(flashSaleButton(firstCome, goods, nothing, noon, later).text).toBe('马上抢');
  });
});

it('the note of a level names the lowest one that may take part', () => {
  expect(flashSaleButton(draw, forPlatinum, nothing, Date.parse(at('12:00'))).note).toBe(
    '铂金会员及以上可报名',
  );
});
