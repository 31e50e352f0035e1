import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface TabItem<Key extends string = string> {
  readonly key: Key;
  readonly text: string;
  readonly count?: number | undefined;
  /** Drawn instead of the text. */
  readonly content?: ReactNode;
}

export interface TabListProps<Key extends string> {
  label: string;
  items: readonly TabItem<Key>[];
  value: Key;
  onChange: (key: Key) => void;
  /** Id of the tab panel. */
  panelId?: string | undefined;
  className?: string | undefined;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Base of tabs, segments and chips: one selected item, arrow keys move the selection. */
export function TabList<Key extends string>({
  label,
  items,
  value,
  onChange,
  panelId,
  className,
}: TabListProps<Key>) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
    const shown = row.current?.getBoundingClientRect();
    // With large text the row scrolls; the page must not.
    if (row.current && chosen && shown) row.current.scrollLeft += Math.max(0, chosen.right - shown.right);
  }, [value]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (items.findIndex(({ key }) => key === value) + step + items.length) % items.length;
    const item = items[next];
    if (!item) return;
    onChange(item.key);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div className={className} role="tablist" aria-label={label} ref={row} onKeyDown={onKeyDown}>
      {items.map(({ key, text, count, content }) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === value}
          aria-controls={panelId}
          tabIndex={key === value ? 0 : -1}
          onClick={() => onChange(key)}
        >
          {content ?? text}
          {count !== undefined && ` ${count}`}
        </button>
      ))}
    </div>
  );
}
