import { describe, expect, it } from 'vitest';
import { behaviorWords, minutesText } from './behavior-words.ts';
import { dataText, megabytesTyped, usedPercent } from './data-amount.ts';
import { accessRefusal, accessText, alertRefusal } from './flow-settings.ts';
import { monthsUntil } from './months-until.ts';

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
  it('says in words what was used most and when', () => {
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
    expect(behaviorWords(days)).toEqual([
      '这2天平均每天上网3小时40分钟',
      '视频直播用得最多，共5小时，占68%，用了3GB流量',
      '其次是游戏，共2小时20分钟',
      '8月2日上网最久，共4小时',
    ]);
    expect(behaviorWords([])).toEqual([]);
    expect(minutesText(0)).toBe('0分钟');
  });
});

it('months go back over the turn of the year', () => {
  expect(monthsUntil('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});
