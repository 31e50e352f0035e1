import { useState } from 'react';
import type { RowSelection } from '../ui/data-table.tsx';

export interface Selection extends RowSelection {
  clear(): void;
}

/** The ticked rows of a list, by their keys. */
export function useSelection(): Selection {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    keys,
    toggle: (key) =>
      setKeys((before) => (before.has(key) ? without(before, [key]) : new Set([...before, key]))),
    toggleAll: (all) =>
      setKeys((before) =>
        all.every((key) => before.has(key)) ? without(before, all) : new Set([...before, ...all]),
      ),
    clear: () => setKeys(new Set()),
  };
}

const without = (keys: ReadonlySet<string>, removed: readonly string[]): ReadonlySet<string> =>
  new Set([...keys].filter((key) => !removed.includes(key)));
