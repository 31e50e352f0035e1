import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderOnServer } from '#web/testing/render-on-server.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Countdown } from './countdown.tsx';

const now = Date.UTC(2026, 7, 8, 2);
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts down every second', () => {
  renderUi(<Countdown until={now + 8_325_000} now={now} />);
  expect(screen.getByRole('timer').textContent).toBe('02:18:45');
  pass(1000);
  expect(screen.getByRole('timer').textContent).toBe('02:18:44');
});

it('is spoken by the minute, so that a screen reader is not interrupted every second', () => {
  renderUi(<Countdown until={now + 8_325_000} now={now} />);
  expect(screen.getByRole('timer', { name: '剩余2时18分' })).toBeTruthy();
  pass(40_000);
  expect(screen.getByRole('timer', { name: '剩余2时18分' })).toBeTruthy();
  pass(10_000);
  expect(screen.getByRole('timer', { name: '剩余2时17分' })).toBeTruthy();
});

it('follows the server clock when the device is an hour slow', () => {
  vi.setSystemTime(now - 3_600_000);
  renderUi(<Countdown until={now + 60_000} now={now} offset={3_600_000} />);
  pass(10_000);
  expect(screen.getByRole('timer').textContent).toBe('00:00:50');
});

it('draws on the server what the browser draws first', () => {
  const late = now - 5000;
  expect(renderOnServer(<Countdown until={now + 60_000} now={late} />)).toContain('<b>01</b>:<b>05</b>');
});

it('ends once, at zero', () => {
  const onEnd = vi.fn();
  renderUi(<Countdown until={now + 2000} now={now} onEnd={onEnd} />);
  pass(5000);
  expect(screen.getByRole('timer').textContent).toBe('00:00:00');
  expect(onEnd).toHaveBeenCalledOnce();
});

it('does not announce an end that was before it appeared', () => {
  const onEnd = vi.fn();
  renderUi(<Countdown until={now - 1000} now={now} onEnd={onEnd} />);
  pass(3000);
  expect(onEnd).not.toHaveBeenCalled();
});

it('leaves the hours out for a pay deadline and shows days for a long one', async () => {
  const { container } = renderUi(
    <>
      <Countdown until={now + 892_000} now={now} from="minutes" />
      <Countdown until={now + 266_000_000} now={now} />
    </>,
  );
  expect(screen.getAllByRole('timer').map((timer) => timer.textContent)).toEqual(['14:52', '3天01:53:20']);
  vi.useRealTimers();
  await expectAccessible(container);
});
