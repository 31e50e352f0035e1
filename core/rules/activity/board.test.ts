import { describe, expect, it } from 'vitest';
import type { BoardSale } from '../../contract/activity/board.shapes.ts';
import { boardRow } from './board-row.ts';
import { boardSections } from './board-sections.ts';

const at = (time: string): number => Date.parse(`2026-08-08T${time}:00+08:00`);
const nextDay = (time: string): string => new Date(at(time) + 86_400_000).toISOString();
const goods = (goodsName: string): BoardSale['goods'][number] => ({
  activityId: goodsName,
  goodsId: goodsName,
  goodsName,
  picUrl: 'goods/coffee',
  priceFen: 500,
  originalPriceFen: 2_000,
});
const none = { isReminded: false, pieces: 0, ticketNo: null, won: null };
const sale = (sessionId: string, from: string, to: string, more: Partial<BoardSale> = {}): BoardSale => ({
  sessionId,
  sessionName: sessionId,
  mode: 'race',
  beginsAt: new Date(at(from)).toISOString(),
  endsAt: new Date(at(to)).toISOString(),
  registersAt: null,
  closesAt: null,
  drawnAt: null,
  isStopped: false,
  total: 1_200,
  taken: 0,
  followers: 0,
  limitPerUser: 1,
  goods: [goods('咖啡券，中杯'), goods('奶茶')],
  mine: null,
  ...more,
});
const aDraw = (more: Partial<BoardSale> = {}) =>
  sale('draw', '16:00', '18:00', {
    mode: 'draw',
    registersAt: new Date(at('10:00')).toISOString(),
    closesAt: new Date(at('15:50')).toISOString(),
    ...more,
  });

describe('the sections of the board', () => {
  const morning = sale('morning', '10:00', '14:00');
  const noon = sale('noon', '14:00', '20:00');
  const tomorrow = [1, 2, 3].map((n) =>
    sale(`tomorrow-${n}`, '10:00', '14:00', { beginsAt: nextDay('10:00'), endsAt: nextDay('14:00') }),
  );
  const ids = (sales: readonly BoardSale[]) => sales.map(({ sessionId }) => sessionId);
  const shown = (sales: readonly BoardSale[], time: string) => {
    const { running, next, ended, leftToday } = boardSections(sales, at(time));
    return [ids(running), ids(next), ids(ended), leftToday];
  };

  it('hold what runs, what comes next, and what is over today', () => {
    const all = [morning, noon, aDraw(), ...tomorrow];
    expect(shown(all, '12:00')).toEqual([['morning'], ['noon', 'draw', 'tomorrow-1'], [], 2]);
    expect(shown(all, '14:00')).toEqual([['noon'], ['draw', 'tomorrow-1', 'tomorrow-2'], ['morning'], 1]);
    expect(shown([sale('off', '10:00', '14:00', { isStopped: true })], '12:00')).toEqual([
      [],
      [],
      ['off'],
      0,
    ]);
  });

  it('keep a draw that the visitor won until its pieces are gone', () => {
    const drawnAt = new Date(at('16:01')).toISOString();
    const won = aDraw({ drawnAt, mine: { ...none, ticketNo: 7, won: true } });
    expect(shown([won], '16:30')).toEqual([[], ['draw'], [], 1]);
    expect(shown([won], '18:00')).toEqual([[], [], ['draw'], 0]);
    expect(shown([aDraw({ drawnAt })], '16:30')).toEqual([[], [], ['draw'], 0]);
  });
});

describe('a session of the board', () => {
  it.each([
    ['before it begins', sale('s', '14:00', '20:00'), '12:00', '1,200份，到点开抢', '预约', 'remind'],
    [
      'with reminders',
      sale('s', '14:00', '20:00', { followers: 862 }),
      '12:00',
      '1,200份，862人预约',
      '预约',
      'remind',
    ],
    [
      'with the own reminder',
      sale('s', '14:00', '20:00', { followers: 1, mine: { ...none, isReminded: true } }),
      '12:00',
      '1,200份，1人预约',
      '已预约',
      'cancelReminder',
    ],
    [
      'sold out',
      sale('s', '10:00', '11:00', { taken: 1_200 }),
      '12:00',
      '1,200份，全部抢完',
      '看商品',
      'sale',
    ],
    [
      'over with an own piece',
      sale('s', '10:00', '11:00', { taken: 8, mine: { ...none, pieces: 1 } }),
      '12:00',
      '1,200份，售出8份，你抢到1件',
      '看商品',
      'sale',
    ],
    ['before the registration', aDraw(), '09:00', '1,200份，10:00起报名', '看商品', 'sale'],
    ['in the registration', aDraw({ followers: 2_317 }), '12:00', '1,200份，2,317人报名', '报名', 'sale'],
    [
      'registered for',
      aDraw({ mine: { ...none, ticketNo: 318 } }),
      '12:00',
      '已报名，你的号00318',
      '已报名',
      'sale',
    ],
    ['waiting for the draw', aDraw({ followers: 9 }), '15:55', '9人报名，等待开签', '看商品', 'sale'],
    [
      'drawn',
      aDraw({ followers: 9, taken: 3, drawnAt: 'x' }),
      '16:10',
      '9人报名，3人中签',
      '看结果',
      'result',
    ],
    [
      'lost',
      aDraw({ drawnAt: 'x', mine: { ...none, ticketNo: 318, won: false } }),
      '16:10',
      '你的号00318，没有抽中',
      '看结果',
      'result',
    ],
    [
      'won',
      aDraw({ drawnAt: 'x', mine: { ...none, ticketNo: 318, won: true } }),
      '16:10',
      '你的号00318，中签了',
      '去购买',
      'sale',
    ],
    [
      'won and over',
      aDraw({ drawnAt: 'x', mine: { ...none, ticketNo: 318, won: true } }),
      '18:10',
      '你的号00318，中签了',
      '看结果',
      'result',
    ],
  ] as const)(
    '%s says how many, what the visitor has done, and what can be done',
    (_when, session, time, note, button, action) => {
      expect(boardRow(session, at(time))).toMatchObject({ note, button, action });
    },
  );

  it('names its goods and its time, with the day where that is tomorrow', () => {
    expect(boardRow(sale('s', '14:00', '20:00'), at('12:00'))).toMatchObject({
      day: '',
      time: '14:00',
      title: '咖啡券等2款秒杀',
    });
    expect(
      boardRow(aDraw({ goods: [goods('耳机')], beginsAt: nextDay('16:00') }), at('12:00')),
    ).toMatchObject({
      day: '明天',
      title: '耳机抽签',
    });
  });
});
