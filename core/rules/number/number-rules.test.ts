import { describe, expect, it } from 'vitest';
import {
  behaviorFacts,
  daySentence,
  kindShares,
  minutesOfDay,
  minutesText,
  monthSentence,
} from './behavior-words.ts';
import { dataText, megabytesTyped, usedPercent } from './data-amount.ts';
import { accessRefusal, accessText, alertRefusal } from './flow-settings.ts';
import { monthsUntil } from './months-until.ts';
import { sampleBehavior } from './sample-behavior.ts';

describe('amounts of data', () => {
  it.each([
    [0, '0MB'],
    [1023, '1023MB'],
    [1024, '1GB'],
    [19_046, '18.6GB'],
  ])('%i MB reads %s', (mb, text) => expect(dataText(mb)).toBe(text));

  it.each([
    ['24', 24_576],
    [' 0.5 ', 512],
    ['1.25', undefined],
    ['-1', undefined],
    ['', undefined],
    ['1e3', undefined],
  ])('typed %j is %s MB', (text, mb) => expect(megabytesTyped(text)).toBe(mb));

  it('the used share never exceeds 100 %', () => {
    expect([usedPercent(1, 0), usedPercent(19_046, 30_720), usedPercent(40_000, 30_720)]).toEqual([
      0, 62, 100,
    ]);
  });
});

describe('an alert', () => {
  it.each([
    [{ thresholdMb: undefined, others: [] }, '请输入提醒值，最多一位小数'],
    [{ thresholdMb: 99, others: [] }, '提醒值至少100MB（0.1GB）'],
    [{ thresholdMb: 1_048_577, others: [] }, '提醒值最多1024GB'],
    [{ thresholdMb: 1024, others: [1024] }, '已有相同的提醒值'],
    [
      { thresholdMb: 1024, others: Array.from({ length: 10 }, (_, at) => 2000 + at) },
      '最多设置10条提醒，请先删除一条',
    ],
    [{ thresholdMb: 1024, others: [2048] }, ''],
  ])('%j: %s', (facts, reason) => expect(alertRefusal(facts)).toBe(reason));
});

describe('times without internet', () => {
  it('need a day and two different times, and read like a sentence', () => {
    const times = { weekdays: [1, 2, 3, 4, 5], from: '22:00', to: '06:00' };
    expect(accessRefusal({ ...times, weekdays: [] }, 0)).toBe('请选择至少一天');
    expect(accessRefusal({ ...times, to: '22:00' }, 0)).toBe('开始和结束时间不能相同');
    expect(accessRefusal(times, 10)).toBe('最多设置10个时段，请先删除一个');
    expect(accessRefusal(times, 9)).toBe('');
    expect(accessText(times)).toBe('工作日 22:00至次日06:00');
    expect(accessText({ ...times, weekdays: [7, 6], to: '23:30' })).toBe('周末 22:00至23:30');
    expect(accessText({ ...times, weekdays: [1, 3] })).toBe('周一、三 22:00至次日06:00');
  });
});

describe('the behaviour report', () => {
  // A Saturday, a Sunday and a Monday.
  const days = [
    { date: '2026-08-01', uses: [{ usage: 'video', usedMb: 2048, minutes: 200 }] },
    {
      date: '2026-08-02',
      uses: [
        { usage: 'video', usedMb: 1024, minutes: 100 },
        { usage: 'game', usedMb: 100, minutes: 140 },
      ],
    },
    { date: '2026-08-03', uses: [] },
  ] as const;
  const monday = { date: '2026-08-03', uses: [{ usage: 'music', usedMb: 10, minutes: 100 }] } as const;

  it('says the month and a day in one sentence', () => {
    expect(monthSentence('2026-08', days)).toBe('8月平均每天上网3小时40分钟，其中68%用于视频直播');
    expect(monthSentence('2026-08', [])).toBe('');
    expect(daySentence(days[1])).toBe('8月2日上网4小时，其中58%用于游戏');
    expect(daySentence(days[2])).toBe('8月3日没有上网记录');
    expect(minutesText(0)).toBe('0分钟');
  });

  it('gives shares that add up to 100, however they are rounded, and none of kinds without usage', () => {
    const thirds = (['video', 'game', 'social', 'other'] as const).map((usage, at) => ({
      usage,
      usedMb: 1,
      minutes: at === 3 ? 0 : 50,
    }));
    expect(kindShares([{ date: '2026-08-01', uses: thirds }]).map(({ percent }) => percent)).toEqual([
      34, 33, 33,
    ]);
    expect(kindShares(days).map(({ usage, percent }) => [usage, percent])).toEqual([
      ['video', 68],
      ['game', 32],
    ]);
    expect(kindShares([])).toEqual([]);
  });

  it('names the longest day, and compares weekends with workdays where both were used', () => {
    expect(behaviorFacts(days)).toEqual([
      { name: '上网天数', value: '2天', note: '共7小时20分钟' },
      { name: '最久的一天', value: '8月2日', note: '4小时' },
    ]);
    expect(behaviorFacts([...days.slice(0, 2), monday]).at(-1)).toEqual({
      name: '周末每天',
      value: '多2小时',
      note: '与工作日相比',
    });
    expect(behaviorFacts([])).toEqual([]);
  });

  it('has a sample that reads like a report: its shares add up, its days have usage', () => {
    const sample = sampleBehavior.days;
    expect(kindShares(sample).reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    expect(sample.every((day) => minutesOfDay(day) > 0)).toBe(true);
    expect(behaviorFacts(sample)).toHaveLength(3);
  });
});

it('months go back over the turn of the year', () => {
  expect(monthsUntil('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});
