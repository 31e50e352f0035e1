import type { TrackEvent } from './track.ts';

type Place = Omit<TrackEvent, 'type'>;

/** Floor and point of an element, or undefined outside of a floor. A point's name is its data attribute or its text. */
export function readTrackedPlace(element: HTMLElement): Place | undefined {
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

/** The element's own text, without badges and counts. */
function wordsOf(element: HTMLElement): string {
  const own = Array.from(element.childNodes, ({ nodeType, nodeValue }) =>
    nodeType === Node.TEXT_NODE ? nodeValue : '',
  );
  return (own.join('').trim() || element.getAttribute('aria-label') || element.textContent.trim()).slice(
    0,
    32,
  );
}

/** The tapped link or enabled button inside a named floor. */
export function readTap(on: EventTarget | null): TrackEvent | undefined {
  const tapped =
    on instanceof Element ? on.closest<HTMLElement>('a[href],button:not([aria-disabled])') : undefined;
  const place = tapped ? readTrackedPlace(tapped) : undefined;
  return (
    place && { type: 'clk', ...place, nextUrl: tapped instanceof HTMLAnchorElement ? tapped.href : undefined }
  );
}

/** The opened popup, named by its title, and its floor. */
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
