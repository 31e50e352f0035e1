/** Brings a part of the page into view, for eyes and for screen readers. */
export function showPart(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView?.({ block: 'start' });
  part?.focus({ preventScroll: true });
}
