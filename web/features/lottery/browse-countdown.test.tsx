import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lottery } from '#core/contract/activity/lottery.ts';
import type { LotteryState } from '#core/contract/activity/lottery.shapes.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { BrowseCountdown } from './browse-countdown.tsx';

const stateOf = (state: LotteryState['tasks'][number]['state'], waitMs = 0): LotteryState => ({
  chancesLeft: 0,
  next: null,
  tasks: [{ task: 'browse', state, waitMs }],
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const spokenIn = (container: HTMLElement) => container.querySelector('aside [role=status]')?.textContent;
const open = (state: LotteryState) => {
  const api = fakeApi().answer(lottery.lotteryState, state);
  return renderInSite(<BrowseCountdown lotteryId="turntable" />, { api, session: aMember() });
};

describe('the task of browsing', () => {
  it('counts the seconds down, says its end, and gives the chance that the server then has', async () => {
    const { api, container } = open(stateOf('started', 12_000));
    expect(await screen.findByText('再逛12秒，可领1次抽奖机会')).toBeTruthy();
    expect(spokenIn(container)).toBe('还要逛15秒');
    await pass(3_000);
    expect(screen.getByText('再逛9秒，可领1次抽奖机会')).toBeTruthy();
    expect(spokenIn(container)).toBe('还要逛10秒');
    api.answer(lottery.lotteryState, stateOf('ready'));
    await pass(9_000);
    const claim = await screen.findByRole('button', { name: '领1次机会' });
    expect(spokenIn(container)).toBe('已经逛满15秒，可以领机会了');
    api.answer(lottery.lotteryState, stateOf('done')).answer(lottery.doLotteryTask, stateOf('done'));
    fireEvent.click(claim);
    const wheel = await screen.findByRole('link', { name: '去转一转' });
    expect(wheel.getAttribute('href')).toContain('/lottery');
    expect(api.callsOf(lottery.doLotteryTask)[0]?.input).toEqual({ lotteryId: 'turntable', task: 'browse' });
    vi.useRealTimers();
    await expectAccessible(container);
  });

  it('goes on where the server says it is, after a reload or a way back', async () => {
    open(stateOf('started', 4_000));
    expect(await screen.findByText('再逛4秒，可领1次抽奖机会')).toBeTruthy();
  });

  it.each(['open', 'done'] as const)('shows nothing while the task is %s', async (state) => {
    const { api, container } = open(stateOf(state));
    await vi.waitFor(() => expect(api.callsOf(lottery.lotteryState)).toHaveLength(1));
    await pass(500);
    expect(container.querySelector('aside')).toBeNull();
  });
});
