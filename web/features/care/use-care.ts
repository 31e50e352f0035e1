import { useSyncExternalStore } from 'react';
import { storeOf } from '#web/platform/storage/storage.ts';
import { useSite } from '#web/platform/site/site-context.tsx';

/** Large text: stored, and applied by the document before the first paint. */
export function useCare(): [on: boolean, switchCare: (on: boolean) => void] {
  const { environment } = useSite();
  const on = useSyncExternalStore(watchCare, careIsOn, () => false);
  const switchCare = (requested: boolean) => {
    const care = requested ? 'on' : 'off';
    storeOf('localStorage', environment.storagePrefix).set('care', care);
    document.documentElement.dataset['care'] = care;
  };
  return [on, switchCare];
}

const careIsOn = (): boolean => document.documentElement.dataset['care'] === 'on';

function watchCare(onChange: () => void): () => void {
  const watcher = new MutationObserver(onChange);
  watcher.observe(document.documentElement, { attributeFilter: ['data-care'] });
  return () => watcher.disconnect();
}
