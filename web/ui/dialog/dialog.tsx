import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { ToastHost } from '../toast/toast-host.tsx';
import { closeModal, keepFocus, openModal } from './modal.ts';
import { shownEvent } from './shown-event.ts';
import styles from './dialog.module.css';

let locks = 0;

/** Locks page scrolling while an overlay is open; returns the release. */
function lockScroll(): () => void {
  locks += 1;
  document.documentElement.style.overflow = 'hidden';
  return () => {
    locks -= 1;
    if (locks === 0) document.documentElement.style.overflow = '';
  };
}

export interface DialogProps {
  open: boolean;
  /** Absent: the user cannot close it. */
  onClose?: (() => void) | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  label?: string | undefined;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const leaveTime = 240;

/**
 * The native dialog under sheets and popups. It covers the screen and has its own scrim, because `::backdrop` inherits no
 * theme colours in older web views; its child is the panel.
 */
export function Dialog({
  open,
  onClose,
  role = 'dialog',
  label,
  labelledBy,
  describedBy,
  className,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !present) return undefined;
    dialog.toggleAttribute('data-leaving', !open);
    if (open) {
      openModal(dialog);
      dialog.dispatchEvent(new Event(shownEvent));
      return undefined;
    }
    const timer = setTimeout(() => {
      closeModal(dialog);
      setPresent(false);
    }, leaveTime);
    return () => clearTimeout(timer);
  }, [open, present]);

  useEffect(() => (open ? lockScroll() : undefined), [open]);
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog) closeModal(dialog);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Tab') keepFocus(event.currentTarget, event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose?.();
  };
  /** A web view's back gesture may close the dialog by force. */
  const reopen = (dialog: HTMLDialogElement) => {
    if (!open || dialog.hasAttribute('open')) return;
    if (onClose) onClose();
    else openModal(dialog);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc, Tab and the tap beside the panel are the dialog's own
    <dialog
      ref={ref}
      className={joinClasses(styles.dialog, className)}
      role={role}
      aria-modal="true"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose?.();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={(event) => reopen(event.currentTarget)}
    >
      {present && children}
      {present && <ToastHost />}
    </dialog>
  );
}
