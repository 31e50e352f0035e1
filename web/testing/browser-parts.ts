import { shareStyles } from './share-styles.ts';

/** Adds what jsdom lacks: modal dialogs, IntersectionObserver, media queries. */
export function installBrowserParts(): void {
  HTMLDialogElement.prototype.showModal ??= openModal;
  HTMLDialogElement.prototype.close ??= closeModal;
  window.matchMedia ??= noMediaMatches;
  window.IntersectionObserver ??= VisibleAtOnce;
  HTMLCanvasElement.prototype.getContext = () => null;
  Element.prototype.scrollIntoView ??= () => undefined;
  shareStyles();
}

const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();

function openModal(this: HTMLDialogElement): void {
  focusBefore.set(this, document.activeElement);
  this.open = true;
  const first = this.querySelector<HTMLElement>('[autofocus], button, a[href], input, [tabindex]');
  first?.focus();
}

function closeModal(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  const before = focusBefore.get(this);
  if (before instanceof HTMLElement) before.focus();
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

const noMediaMatches = (media: string): MediaQueryList => ({
  media,
  matches: false,
  onchange: null,
  addListener: nothing,
  removeListener: nothing,
  addEventListener: nothing,
  removeEventListener: nothing,
  dispatchEvent: () => false,
});

/** Reports every observed element as visible at once, so that lazy parts are rendered. */
class VisibleAtOnce implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(target: Element): void {
    const box = target.getBoundingClientRect();
    this.#report(
      [
        {
          target,
          isIntersecting: true,
          intersectionRatio: 1,
          boundingClientRect: box,
          intersectionRect: box,
          rootBounds: null,
          time: 0,
        },
      ],
      this,
    );
  }
  unobserve(): void {
    nothing();
  }
  disconnect(): void {
    nothing();
  }
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

function nothing(): void {
  /* jsdom has no layout that could change */
}
