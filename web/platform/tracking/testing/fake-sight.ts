import { vi } from 'vitest';

interface Seen {
  readonly ratio: number;
  readonly height?: number;
}

/** A fake IntersectionObserver with a viewport of 800 px. */
export function fakeSight() {
  const observed = new Set<Element>();
  let report: IntersectionObserverCallback = () => undefined;
  class Sight {
    constructor(callback: IntersectionObserverCallback) {
      report = callback;
    }
    observe(element: Element): void {
      observed.add(element);
    }
    unobserve(element: Element): void {
      observed.delete(element);
    }
    disconnect(): void {
      observed.clear();
    }
  }
  vi.stubGlobal('IntersectionObserver', Sight);
  return {
    observed,
    /** Sets the visible part of an element. */
    show(target: Element, { ratio, height = 100 }: Seen): void {
      if (!observed.has(target)) return;
      const entry = {
        target,
        isIntersecting: ratio > 0,
        intersectionRatio: ratio,
        intersectionRect: { height },
        rootBounds: { height: 800 },
      };
      report([entry as unknown as IntersectionObserverEntry], undefined as unknown as IntersectionObserver);
    },
  };
}
