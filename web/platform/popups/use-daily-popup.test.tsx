import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { renderInSite } from '../testing/render-in-site.tsx';
import { environments } from '#core/config/environments.ts';
import { hasPoppedUp, useDailyPopup, type PopupItem } from './use-daily-popup.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-08-03T02:00:00.000Z');
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

function Ad({ kind, item }: { kind: string; item?: PopupItem }) {
  const { open, close } = useDailyPopup(kind, true, item);
  return open ? (
    <button type="button" onClick={close}>
      {kind}
    </button>
  ) : null;
}
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const scrollTo = (top: number) =>
  act(() => {
    vi.stubGlobal('scrollY', top);
    fireEvent.scroll(window);
  });
const shownBefore = (item: PopupItem) => hasPoppedUp(environments.dev, '礼', item);
const ads = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('a popup that comes by itself', () => {
  it('comes once a day', () => {
    const first = renderInSite(<Ad kind="福袋" />);
    pass(1_000);
    expect(ads()).toEqual(['福袋']);
    first.unmount();
    const second = renderInSite(<Ad kind="福袋" />);
    pass(1_000);
    expect(ads()).toEqual([]);
    second.unmount();
    vi.setSystemTime('2026-08-03T16:00:00.000Z');
    renderInSite(<Ad kind="福袋" />);
    pass(1_000);
    expect(ads()).toEqual(['福袋']);
  });

  it('of a kind with several items comes once a day, and marks the item for its period', () => {
    const [month, golden] = [
      { id: 'month', period: '2026-08' },
      { id: 'golden', period: '2026-08' },
    ];
    const first = renderInSite(<Ad kind="礼" item={month} />);
    pass(1_000);
    expect(ads()).toEqual(['礼']);
    first.unmount();
    renderInSite(<Ad kind="礼" item={golden} />);
    pass(1_000);
    expect(ads()).toEqual([]);
    expect([month, golden, { ...month, period: '2026-09' }].map(shownBefore)).toEqual([true, false, false]);
  });

  it('is never the second one', () => {
    renderInSite(
      <>
        <Ad kind="福袋" />
        <Ad kind="公告" />
      </>,
    );
    pass(1_000);
    expect(ads()).toEqual(['福袋']);
  });

  it('hides when the page is scrolled, and waits for the end of a scroll', () => {
    renderInSite(<Ad kind="福袋" />);
    pass(300);
    scrollTo(40);
    pass(300);
    expect(ads()).toEqual([]);
    pass(300);
    expect(ads()).toEqual(['福袋']);
    scrollTo(90);
    expect(ads()).toEqual(['福袋']);
    scrollTo(200);
    expect(ads()).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('stays away while a dialog is open, and leaves when one opens', () => {
    const dialog = (open: boolean) => (
      <Sheet open={open} title="选择城市" onClose={() => undefined}>
        南京
      </Sheet>
    );
    const first = renderInSite(
      <>
        {dialog(true)}
        <Ad kind="福袋" />
      </>,
    );
    pass(1_000);
    expect(screen.queryByText('福袋')).toBeNull();
    first.unmount();
    renderInSite(<Ad kind="福袋" />);
    pass(1_000);
    expect(ads()).toEqual(['福袋']);
    renderInSite(dialog(true));
    pass(10);
    expect(screen.queryByText('福袋')).toBeNull();
  });
});
