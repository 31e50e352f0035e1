import { useSyncExternalStore } from 'react';
import { storeOf } from '#web/platform/storage/storage.ts';
import { useSite } from '#web/platform/site/site-context.tsx';

export type Theme = 'system' | 'light' | 'dark';

const watchers = new Set<() => void>();
const watch = (onChange: () => void) => {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
};

/** Light or dark: stored, and applied by the document before the first paint. Nothing stored means as the system has it. */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  const { environment } = useSite();
  const store = storeOf('localStorage', environment.storagePrefix);
  const read = (): Theme => {
    const stored = store.get('mode');
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  };
  const theme = useSyncExternalStore(watch, read, () => 'system' as const);
  const choose = (requested: Theme) => {
    if (requested === 'system') store.remove('mode');
    else store.set('mode', requested);
    const isDark =
      requested === 'dark' || (requested === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    document.documentElement.dataset['mode'] = isDark ? 'dark' : 'light';
    for (const changed of watchers) changed();
  };
  return [theme, choose];
}
