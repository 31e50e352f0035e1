/** Opens and closes a dialog as a modal, also without `showModal` (before iOS 15.4). */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.hasAttribute('open')) return;
  if ('showModal' in dialog) {
    dialog.showModal();
    return;
  }
  returnTo.set(dialog, document.activeElement);
  setOpen(dialog, true);
  focusables(dialog)[0]?.focus();
}

export function closeModal(dialog: HTMLDialogElement): void {
  if (!dialog.hasAttribute('open')) return;
  if ('close' in dialog) {
    dialog.close();
    return;
  }
  setOpen(dialog, false);
  const before = returnTo.get(dialog);
  if (before instanceof HTMLElement) before.focus();
}

/** Keeps Tab inside: after the last control comes the first. */
export function keepFocus(dialog: HTMLElement, event: { shiftKey: boolean; preventDefault(): void }): void {
  const all = focusables(dialog);
  const edge = event.shiftKey ? all[0] : all[all.length - 1];
  const inside = all.some((element) => element === document.activeElement);
  if (inside && document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? all[all.length - 1] : all[0])?.focus();
}

const returnTo = new WeakMap<Element, Element | null>();

const setOpen = (dialog: Element, open: boolean): boolean => dialog.toggleAttribute('open', open);

const focusables = (dialog: Element): HTMLElement[] => [
  ...dialog.querySelectorAll<HTMLElement>(
    ':is(a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"])',
  ),
];
