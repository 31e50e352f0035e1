import { expect, it } from 'vitest';
import { calendarFile, remindAt, reminderText } from './appointment.ts';
import { drawClosed } from './draw-times.ts';
import { flashSaleClosed } from './flash-sale-refusals.ts';

const at = (time: string) => new Date(`2026-08-15T${time}+08:00`);
const session = {
  isOn: true,
  isStopped: false,
  mode: 'race',
  beginsAt: at('10:00:00'),
  endsAt: at('14:00:00'),
} as const;

it.each([
  ['09:59:59.999', {}, 'early'],
  ['10:00:00', {}, null],
  ['13:59:59.999', {}, null],
  ['14:00:00', {}, 'ended'],
  ['12:00:00', { isOn: false }, 'off'],
  ['12:00:00', { isStopped: true }, 'stopped'],
  ['12:00:00', { mode: 'draw' }, 'draw'],
] as const)('a session from 10 to 14 is at %s with %o: %s', (time, change, closed) => {
  expect(flashSaleClosed({ ...session, ...change }, at(time))).toBe(closed);
});

it.each([
  ['09:59:59', null, '报名还没有开始'],
  ['10:00:00', null, null],
  ['15:49:59', null, null],
  ['15:50:00', null, '报名已截止'],
  ['12:00:00', at('11:59:00'), '报名已截止'],
])('a registration from 10:00 to 15:50 is at %s, drawn %s: %s', (time, drawnAt, closed) => {
  expect(drawClosed({ registersAt: at('10:00:00'), closesAt: at('15:50:00'), drawnAt }, at(time))).toBe(
    closed,
  );
});

it('a reminder comes five minutes before, in the words of its time', () => {
  expect(remindAt(at('10:00:00'))).toEqual(at('09:55:00'));
  expect(reminderText('咖啡券，中杯', at('10:00:00'), at('09:55:00'))).toEqual({
    title: '“咖啡券”即将开抢',
    text: '您预约的“咖啡券”10:00准时开抢。数量有限，先到先得。',
  });
  expect(reminderText('咖啡券', at('10:00:00'), at('10:00:01')).title).toBe('“咖啡券”已开抢');
});

it('a calendar file has the event in UTC with an alarm, in lines of at most 75 octets', () => {
  const text = calendarFile({
    uid: 's10:coffee@mall',
    title: '限时秒杀：美式咖啡兑换券，全省门店可用；数量有限先到先得，每人每款限购一件',
    url: 'https://mall.example/content/super-market/second-kill?sessionId=seckill-2026-08-15-10',
    beginsAt: at('10:00:00'),
    endsAt: at('14:00:00'),
    now: at('09:00:00'),
  });
  const rows = text.split('\r\n');
  expect(rows).toContain('DTSTART:20260815T020000Z');
  expect(rows).toContain('TRIGGER:-PT5M');
  expect(rows.every((row) => new TextEncoder().encode(row).length <= 75)).toBe(true);
  expect(text.replace(/\r\n /g, '')).toContain(
    'SUMMARY:限时秒杀：美式咖啡兑换券，全省门店可用；数量有限先到先得，每人每款限购一件',
  );
});
