import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { renderUi } from '#web/testing/render-ui.tsx';
import { SmsForm } from '../sms-form.tsx';
import { kindServer } from './answers.ts';
import type { FakeCalls } from './fake-calls.ts';
import { signInWorld } from './sign-in-world.tsx';

/** The form before a server, and its parts as a person names them. */
export function showForm(calls: FakeCalls = kindServer()) {
  const { around, session: actions } = signInWorld(calls);
  return { ...renderUi(around(<SmsForm leaving={false} />)), calls, actions };
}

export const parts = {
  mobile: () => screen.getByLabelText<HTMLInputElement>('手机号'),
  code: () => screen.getByLabelText<HTMLInputElement>('短信验证码'),
  consent: () => screen.getByRole<HTMLInputElement>('checkbox', { hidden: true }),
  getCode: () => screen.getByRole<HTMLButtonElement>('button', { name: '获取验证码', hidden: true }),
  signIn: () => screen.getByRole('button', { name: '登录' }),
  alerts: () =>
    screen
      .queryAllByRole('alert')
      .map(({ textContent }) => textContent)
      .filter(Boolean),
};

/** By keyboard, as whoever has no mouse does. */
export async function solvePuzzle(): Promise<void> {
  await screen.findByAltText(/缺了一块/);
  const slider = screen.getByRole('slider');
  for (const key of [...Array.from({ length: 9 }, () => 'ArrowRight'), 'Enter']) {
    fireEvent.keyDown(slider, { key, shiftKey: true });
    await pass(40);
  }
}

/** Lets time go by, in which countdowns count and dialogs leave. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A clock of its own and an empty memory for every test of the file. */
export function freshTabs(): void {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    sessionStorage.clear();
  });
}
