import type { TrackEvent } from './track.ts';

type Place = Omit<TrackEvent, 'type'>;

/** The place of an element in its floor, or undefined outside of any. A point is named by its mark, or by its own words. */
export function readPlace(element: HTMLElement): Place | undefined {
  const floor = element.closest<HTMLElement>('[data-floor],nav[aria-label]');
  if (!floor) return undefined;
  const { point, goods, sku, recommend } =
    element.closest<HTMLElement>('[data-point],[data-floor]')?.dataset ?? {};
  return {
    floorName: floor.dataset['floor'] ?? floor.getAttribute('aria-label') ?? '',
    pointName: point ?? wordsOf(element),
    ...(goods && { goodsId: goods, goodsName: point, skuId: sku, recommendId: recommend }),
  };
}

/** The words of the element itself: counts and corner flags inside it come and go. */
function wordsOf(element: HTMLElement): string {
  const own = Array.from(element.childNodes, ({ nodeType, nodeValue }) =>
    nodeType === Node.TEXT_NODE ? nodeValue : '',
  );
  return (own.join('').trim() || element.getAttribute('aria-label') || element.textContent.trim()).slice(
    0,
    32,
  );
}

/** What a tap was on: a link or a button that works, inside a named floor. */
export function readTap(on: EventTarget | null): TrackEvent | undefined {
  const tapped =
    on instanceof Element ? on.closest<HTMLElement>('a[href],button:not([aria-disabled])') : undefined;
  const place = tapped ? readPlace(tapped) : undefined;
  return (
    place && { type: 'clk', ...place, nextUrl: tapped instanceof HTMLAnchorElement ? tapped.href : undefined }
  );
}

/** Which popup opened: named by its title, in the floor it belongs to. */
export function readPopup(on: EventTarget | null): TrackEvent | undefined {
  if (!(on instanceof HTMLElement)) return undefined;
  const title =
    on.getAttribute('aria-label') ??
    document.getElementById(on.getAttribute('aria-labelledby') ?? '')?.textContent;
  return {
    type: 'popview',
    floorName: on.closest<HTMLElement>('[data-floor]')?.dataset['floor'],
    pointName: title?.slice(0, 32),
  };
}
