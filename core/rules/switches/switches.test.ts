import { describe, expect, it } from 'vitest';
import { allCalls } from '../../contract/all-calls.ts';
import { featureOfCall } from './feature-of-call.ts';
import { limitedText, pausedText, turnText } from './feature-texts.ts';
import { waitsForTurn } from './turn.ts';

describe('the calls of a feature', () => {
  it('are changing calls of members', () => {
    const limited = allCalls.filter(({ id }) => featureOfCall(id, {}) !== undefined);
    expect(limited).toHaveLength(16);
    for (const { endpoint } of limited) expect(endpoint).toMatchObject({ access: 'member', writes: true });
  });

  it.each([
    ['content.openBusiness', { action: 'open' }, 'number'],
    ['content.openBusiness', { action: 'close' }, undefined],
    ['order.cancelOrder', {}, undefined],
    ['order.requestRefund', {}, undefined],
    ['activity.leaveDraw', {}, undefined],
    ['activity.claimLotteryPrize', {}, undefined],
  ])('%s %j: %s', (name, input, feature) => expect(featureOfCall(name, input)).toBe(feature));
});

describe('turns', () => {
  const accounts = Array.from({ length: 3_000 }, (_, at) => `u${at}`);
  const now = Date.parse('2026-11-18T06:20:30Z');

  it('are a third of the accounts, more or less', () => {
    const admitted = accounts.filter((userId) => waitsForTurn(userId, now) === 0);
    expect(admitted.length).toBeGreaterThan(800);
    expect(admitted.length).toBeLessThan(1_200);
  });

  it('come within three minutes, at the time that was said', () => {
    for (const userId of accounts) {
      const at = waitsForTurn(userId, now);
      if (at === 0) continue;
      expect(at - now).toBeLessThanOrEqual(150_000);
      expect(waitsForTurn(userId, at)).toBe(0);
      expect(waitsForTurn(userId, at - 1)).toBe(at);
    }
  });
});

describe('the sentences', () => {
  const now = Date.parse('2026-11-18T06:20:00Z');
  const cell = { feature: 'claim', cityName: '徐州' } as const;

  it.each([
    [Date.parse('2026-11-18T07:00:00Z'), '徐州的领取暂停到 15:00，请到时再来；已领取的照常使用'],
    [Date.parse('2026-11-18T19:00:00Z'), '徐州的领取暂停到 11月19日 03:00，请到时再来；已领取的照常使用'],
    [null, '徐州的领取暂停服务，恢复后再来；已领取的照常使用'],
  ])('until %s', (until, text) => {
    expect(pausedText({ ...cell, until }, now)).toBe(text);
    expect(limitedText({ ...cell, until, state: 'paused' }, now)).toBe(text);
  });

  it('says when the turn comes', () => {
    expect(turnText(cell, now + 60_000, now)).toBe(
      '徐州领取的人多，正在分批进行；轮到您的时间是 14:21，请到时再来',
    );
    expect(limitedText({ ...cell, until: null, state: 'limited' }, now)).toBe(
      '徐州领取的人多，正在分批进行，每人每 3 分钟轮到 1 分钟',
    );
  });
});
