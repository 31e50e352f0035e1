import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FloorOf } from '#core/contract/goods/shared/floors.shapes.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { everyFloor } from '../testing/samples.ts';
import { NoticeFloor } from './notice-floor.tsx';

const floor = everyFloor.find((each): each is FloorOf<'notice'> => each.kind === 'notice');
if (!floor) throw new Error('no notice among the samples');

const shown = () => document.querySelector('[data-current]')?.textContent;
/** With what turns it, which is loaded after the first screen. */
const renderNotice = async () => {
  renderUi(<NoticeFloor floor={floor} eager />);
  await act(() => vi.dynamicImportSettled());
};
const passing = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the notice', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('takes turns', async () => {
    await renderNotice();
    expect(shown()).toContain('会员日8日10点开抢');
    await passing(5_000);
    expect(shown()).toContain('权益每月1日更新');
    await passing(5_000);
    expect(shown()).toContain('会员日8日10点开抢');
  });

  it('shows what is focused, and waits', async () => {
    await renderNotice();
    await passing(5_000);
    const link = screen.getByRole('link');
    fireEvent.focusIn(link);
    expect(shown()).toBe(link.textContent);
    await passing(20_000);
    expect(shown()).toBe(link.textContent);
    fireEvent.focusOut(link);
    await passing(5_000);
    expect(shown()).toContain('权益每月1日更新');
  });

  it('stands still where reduced motion is preferred', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(matchMedia(''), { matches: true }));
    await renderNotice();
    await passing(20_000);
    expect(shown()).toContain('会员日8日10点开抢');
  });
});
