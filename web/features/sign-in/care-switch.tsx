import { useSyncExternalStore } from 'react';
import { Icon } from '#web/art/icon.tsx';
import { eyeIcon } from '#web/art/icons/eye-icon.ts';
import { storeOf } from '#web/platform/storage/storage.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import styles from './care-switch.module.css';

/** Toggles large text; stored, and applied by the document before the first paint. */
export function CareSwitch() {
  const { environment } = useSite();
  const on = useSyncExternalStore(watchCare, careIsOn, () => false);
  const turn = () => {
    const care = on ? 'off' : 'on';
    storeOf('localStorage', environment.storagePrefix).set('care', care);
    document.documentElement.dataset['care'] = care;
  };
  return (
    <button className={styles.careSwitch} type="button" onClick={turn}>
      <Icon of={eyeIcon} size={18} />
      {on ? '标准版' : '大字版'}
    </button>
  );
}

const careIsOn = (): boolean => document.documentElement.dataset['care'] === 'on';

function watchCare(onChange: () => void): () => void {
  const watcher = new MutationObserver(onChange);
  watcher.observe(document.documentElement, { attributeFilter: ['data-care'] });
  return () => watcher.disconnect();
}
