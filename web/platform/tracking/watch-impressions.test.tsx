import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goodsMarks } from './goods-marks.ts';
import { fakeSight } from './testing/fake-sight.ts';
import { freshTracking, notedEvents } from './testing/fresh-tracking.ts';
import { watchImpressions, type ImpressionWatch } from './watch-impressions.ts';

const goods = (goodsId: string) =>
  goodsMarks({ goodsId, goodsName: `商品${goodsId}`, skuId: `${goodsId}.1` });
const shelf = (ids: readonly string[]) => (
  <section data-floor="权益热销">
    {ids.map((id) => (
      <a key={id} href={`/${id}`} {...goods(id)}>
        {id}
      </a>
    ))}
  </section>
);
const floor = () => document.querySelector('[data-floor]') ?? document.body;

let sight: ReturnType<typeof fakeSight>;
let watch: ImpressionWatch;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  freshTracking();
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  sight = fakeSight();
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (ids: readonly string[] = ['a', 'b']) => {
  const shown = render(shelf(ids));
  watch = watchImpressions();
  vi.advanceTimersByTime(1);
  return shown;
};

describe('an impression', () => {
  it('is a goods card of which half showed for half a second', () => {
    open();
    sight.show(screen.getByText('a'), { ratio: 0.5 });
    vi.advanceTimersByTime(499);
    expect(notedEvents()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(notedEvents()).toEqual([
      {
        type: 'imp',
        floorName: '权益热销',
        pointName: '商品a',
        goodsId: 'a',
        goodsName: '商品a',
        skuId: 'a.1',
      },
    ]);
  });

  it('is not one that showed less, or left sooner', () => {
    open();
    sight.show(screen.getByText('a'), { ratio: 0.4 });
    sight.show(screen.getByText('b'), { ratio: 1 });
    vi.advanceTimersByTime(400);
    sight.show(screen.getByText('b'), { ratio: 0 });
    vi.advanceTimersByTime(5_000);
    expect(notedEvents()).toEqual([]);
  });

  it('is not a floor that has nothing to show', () => {
    open();
    sight.show(floor(), { ratio: 1, height: 0 });
    vi.advanceTimersByTime(5_000);
    expect(notedEvents()).toEqual([]);
  });

  it('is a floor that fills half the screen, however tall it is', () => {
    open();
    sight.show(floor(), { ratio: 0.1, height: 400 });
    vi.advanceTimersByTime(500);
    expect(notedEvents()).toEqual([{ type: 'imp', floorName: '权益热销' }]);
  });

  it('is counted once per page visit, even where the card is drawn anew', async () => {
    const { rerender } = open();
    const seeA = () => {
      sight.show(screen.getByText('a'), { ratio: 1 });
      vi.advanceTimersByTime(500);
    };
    seeA();
    rerender(shelf([]));
    rerender(shelf(['a']));
    await vi.advanceTimersByTimeAsync(400);
    expect(sight.observed).toContain(screen.getByText('a'));
    seeA();
    expect(notedEvents()).toHaveLength(1);
    watch.restart();
    vi.advanceTimersByTime(400);
    seeA();
    expect(notedEvents()).toHaveLength(2);
  });

  it('finds cards that come later', async () => {
    const { rerender } = open(['a']);
    rerender(shelf(['a', 'c']));
    await vi.advanceTimersByTimeAsync(400);
    sight.show(screen.getByText('c'), { ratio: 1 });
    vi.advanceTimersByTime(500);
    expect(notedEvents()).toMatchObject([{ goodsId: 'c' }]);
  });

  it('waits until a background page is visible', () => {
    open();
    sight.show(screen.getByText('a'), { ratio: 1 });
    visibility = 'hidden';
    vi.advanceTimersByTime(60_000);
    expect(notedEvents()).toEqual([]);
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    sight.show(screen.getByText('a'), { ratio: 1 });
    vi.advanceTimersByTime(500);
    expect(notedEvents()).toHaveLength(1);
  });

  it('is not tracked without IntersectionObserver', () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    expect(() => open()).not.toThrow();
  });
});
