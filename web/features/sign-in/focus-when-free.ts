/** Focuses an element now or, while a dialog holds the page, once it has closed and given the focus back. */
export function focusWhenFree(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (document.querySelector('dialog[open]'))
    document.addEventListener('close', () => element.focus(), { capture: true, once: true });
  else element.focus();
}
