import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { learnServerTime, serverNow, useServerOffset } from './server-clock.ts';

function Offset({ time, at }: { time?: string; at: number }) {
  return <output>{useServerOffset(time, at)}</output>;
}

const time = '2026-08-03T02:00:00.000Z';
const hour = 3_600_000;

it("is the phone's own clock until an answer says otherwise, then the server's everywhere", () => {
  vi.useFakeTimers({ now: Date.parse(time) - hour });
  render(<Offset at={0} />);
  expect(screen.getByText('0')).toBeTruthy();
  expect(serverNow()).toBe(Date.now());
  act(() => learnServerTime(time, Date.now()));
  expect(screen.getByText(String(hour))).toBeTruthy();
  expect(serverNow()).toBe(Date.parse(time));
  vi.useRealTimers();
});

it('an answer that carries the time counts in its first drawing, and teaches the others', () => {
  const { rerender } = render(
    <>
      <Offset time={time} at={Date.parse(time) + 2 * hour} />
      <Offset at={0} />
    </>,
  );
  expect(screen.getAllByText(String(-2 * hour))).toHaveLength(2);
  rerender(
    <>
      <Offset time={time} at={Date.parse(time) + hour} />
      <Offset at={0} />
    </>,
  );
  expect(screen.getAllByText(String(-hour))).toHaveLength(2);
});
