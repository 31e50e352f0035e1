import { useEffect, useState } from 'react';

interface ListKeys {
  readonly keys: readonly string[];
  readonly onOpen?: ((key: string) => void) | undefined;
  readonly onToggle?: ((key: string) => void) | undefined;
  readonly onEscape?: (() => void) | undefined;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, select, dialog') !== null;

/** J and K go through the rows, Enter opens one, X ticks it, Esc unticks all. */
export function useListKeys({ keys, onOpen, onToggle, onEscape }: ListKeys): string | undefined {
  const [chosen, setChosen] = useState<string>();
  const current = chosen !== undefined && keys.includes(chosen) ? chosen : undefined;
  useEffect(() => {
    const go = (step: number): void => {
      const at = current === undefined ? (step > 0 ? -1 : keys.length) : keys.indexOf(current);
      const next = keys[at + step];
      if (next === undefined) return;
      setChosen(next);
      document.querySelector(`[data-row="${CSS.escape(next)}"]`)?.scrollIntoView({ block: 'nearest' });
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === 'j') go(1);
      else if (key === 'k') go(-1);
      else if (key === 'escape') onEscape?.();
      else if (key === 'x' && current !== undefined) onToggle?.(current);
      // Enter on a link or a button is theirs.
      else if (key === 'enter' && current !== undefined && event.target === document.body) onOpen?.(current);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return current;
}
