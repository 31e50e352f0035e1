import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { verification } from '#core/contract/common/verification.ts';
import type { TracePoint } from '#core/contract/common/verification.shapes.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { aCaptcha, kindServer } from '../testing/answers.ts';
import { refused, unreachable, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { signInSite } from '../testing/sign-in-site.tsx';
import { Puzzle } from './puzzle.tsx';
import styles from './puzzle.module.css';

const shaking = `.${styles.shaking}`;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => vi.useRealTimers());

async function showPuzzle(calls: FakeApi) {
  const onPassed = vi.fn();
  const shown = renderUi(signInSite(calls).around(<Puzzle onPassed={onPassed} />));
  await screen.findByAltText(/缺了一块/);
  return { ...shown, onPassed, slider: screen.getByRole('slider') };
}

/** The trace that the server's is-human-trace accepts. */
function expectHuman(trace: readonly TracePoint[], x: number): void {
  const [first, last] = [trace[0], trace.at(-1)];
  expect(trace.length).toBeGreaterThanOrEqual(3);
  expect(trace.length).toBeLessThanOrEqual(400);
  expect(trace.every((point, at) => at === 0 || point.t >= (trace[at - 1]?.t ?? 0))).toBe(true);
  expect((last?.t ?? 0) - (first?.t ?? 0)).toBeGreaterThanOrEqual(120);
  expect(Math.abs((last?.x ?? 0) - x)).toBeLessThanOrEqual(5);
}

async function press(slider: HTMLElement, key: string, times: number, shiftKey = false): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    fireEvent.keyDown(slider, { key, shiftKey });
    await act(() => vi.advanceTimersByTimeAsync(40));
  }
}

it('can be solved with arrow keys alone, and the server sees a person at work', async () => {
  const calls = kindServer();
  const { slider, onPassed, container } = await showPuzzle(calls);
  await press(slider, 'ArrowRight', 12, true);
  await press(slider, 'ArrowLeft', 3);
  expect(slider.getAttribute('aria-valuetext')).toBe('已移动114');
  await expectAccessible(container);
  await press(slider, 'Enter', 1);
  await act(() => vi.advanceTimersByTimeAsync(0));
  const [solution] = calls.inputsOf(verification.checkCaptcha);
  expect(solution).toMatchObject({ captchaId: 'c1', x: 114 });
  expectHuman(solution?.trace as TracePoint[], 114);
  expect(onPassed).toHaveBeenCalledWith('pass');
  expect(screen.getByText('验证通过')).toBeTruthy();
});

it('is judged when the finger lets go, in the picture’s own pixels however small it is drawn', async () => {
  const calls = kindServer();
  const { slider } = await showPuzzle(calls);
  const rail = slider.parentElement?.parentElement as HTMLElement;
  // Drawn at half size: 121 screen pixels of travel stand for the picture's 242.
  Object.defineProperty(slider.parentElement, 'clientWidth', { value: 121 });
  const at = { pointerId: 1, isPrimary: true, button: 0, clientY: 300 };
  fireEvent.pointerDown(rail, { ...at, clientX: 20 });
  for (const clientX of [30, 45, 60, 70]) {
    await act(() => vi.advanceTimersByTimeAsync(50));
    fireEvent.pointerMove(rail, { ...at, clientX });
  }
  expect(screen.getByText('松手完成验证')).toBeTruthy();
  fireEvent.pointerUp(rail, { ...at, clientX: 70 });
  await act(() => vi.advanceTimersByTimeAsync(0));
  const [solution] = calls.inputsOf(verification.checkCaptcha);
  expect(solution?.x).toBe(100);
  expectHuman(solution?.trace as TracePoint[], 100);
});

it('takes a mere touch for no attempt', async () => {
  const calls = kindServer();
  const { slider } = await showPuzzle(calls);
  const at = { pointerId: 1, isPrimary: true, button: 0, clientX: 20, clientY: 300 };
  fireEvent.pointerDown(slider, at);
  fireEvent.pointerUp(slider, { ...at, clientX: 22 });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(calls.inputsOf(verification.checkCaptcha)).toEqual([]);
});

it('shakes after a wrong try, brings a new picture and starts at the left again', async () => {
  const calls = kindServer().answer(verification.checkCaptcha, () => refused('没有对准，请再试一次'));
  const { slider, onPassed, container } = await showPuzzle(calls);
  await press(slider, 'ArrowRight', 9, true);
  await press(slider, 'Enter', 1);
  expect(container.querySelector(shaking)).not.toBeNull();
  expect(calls.inputsOf(verification.newCaptcha)).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(700));
  expect(container.querySelector(shaking)).toBeNull();
  expect(calls.inputsOf(verification.newCaptcha)).toHaveLength(2);
  expect(slider.getAttribute('aria-valuetext')).toBe('已移动0');
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  expect(onPassed).not.toHaveBeenCalled();
});

it('says itself that the network is gone, because no toast does', async () => {
  const { slider } = await showPuzzle(kindServer().answer(verification.checkCaptcha, unreachable));
  await press(slider, 'ArrowRight', 9, true);
  await press(slider, 'Enter', 1);
  expect(screen.getByText('网络不给力，请检查后重试')).toBeTruthy();
});

it('offers another picture, and a try on the new one is a try for the new one', async () => {
  const calls = kindServer();
  const { slider, user } = await showPuzzle(calls);
  await user.click(screen.getByRole('button', { name: '换一张' }));
  await act(() => vi.advanceTimersByTimeAsync(50));
  await press(slider, 'ArrowRight', 9, true);
  await press(slider, 'Enter', 1);
  expect(calls.inputsOf(verification.checkCaptcha)[0]?.captchaId).toBe('c2');
});

it('says when the picture has run out and waits for the subscriber to ask for the next', async () => {
  const calls = kindServer();
  const { user } = await showPuzzle(calls);
  await act(() => vi.advanceTimersByTimeAsync(121_000));
  await user.click(screen.getByRole('button', { name: '图片已过期，点此换一张' }));
  expect(await screen.findByRole('button', { name: '换一张' })).toBeTruthy();
  expect(calls.inputsOf(verification.newCaptcha)).toHaveLength(2);
});

it.each(['the server does not answer', 'the picture cannot be shown'])(
  'offers to try again when %s',
  async (what) => {
    let tries = 0;
    const calls = kindServer().answer(verification.newCaptcha, () =>
      (tries += 1) === 1 && what.startsWith('the server') ? unreachable() : aCaptcha(`c${tries}`),
    );
    const { user } = renderUi(signInSite(calls).around(<Puzzle onPassed={() => undefined} />));
    if (what.startsWith('the picture')) fireEvent.error(await screen.findByAltText(/缺了一块/));
    await user.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByAltText(/缺了一块/)).toBeTruthy();
    expect(screen.queryByText('拼图没有加载出来')).toBeNull();
  },
);
