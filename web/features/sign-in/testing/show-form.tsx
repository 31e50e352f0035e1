import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { renderUi } from '#web/testing/render-ui.tsx';
import { SmsForm } from '../sms-form.tsx';
import { kindServer } from './answers.ts';
import type { FakeApi } from '#web/platform/testing/fake-api.ts';
import { signInSite } from './sign-in-site.tsx';

/** Renders the form with a fake server; finds its parts by role and label. */
export function showForm(calls: FakeApi = kindServer()) {
  const { around, session: actions } = signInSite(calls);
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

/** Submits by keyboard. */
export async function solvePuzzle(): Promise<void> {
  await screen.findByAltText(/缺了一块/);
  const slider = screen.getByRole('slider');
  for (const key of [...Array.from({ length: 9 }, () => 'ArrowRight'), 'Enter']) {
    fireEvent.keyDown(slider, { key, shiftKey: true });
    await pass(40);
  }
}

/** Advances the fake timers. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Fake timers and empty storage for every test of the file. */
export function freshTabs(): void {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    sessionStorage.clear();
  });
}
