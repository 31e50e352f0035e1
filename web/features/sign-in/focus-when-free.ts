/** Focuses an element now, or after an open dialog has closed and restored the focus. */
export function focusWhenFree(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (document.querySelector('dialog[open]'))
    document.addEventListener('close', () => element.focus(), { capture: true, once: true });
  else element.focus();
}
