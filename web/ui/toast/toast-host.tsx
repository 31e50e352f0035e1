import { useEffect, useId, useSyncExternalStore } from 'react';
import { joinClasses } from '../join-classes.ts';
import { watchTouches } from './last-touched.ts';
import { toastStore } from './toast.ts';
import styles from './toast.module.css';

const none = () => undefined;

/** Rendered once at the app's root and in every dialog. Both live regions exist before their first text. */
export function ToastHost() {
  const host = useId();
  const message = useSyncExternalStore(toastStore.subscribe, () => toastStore.shownTo(host), none);
  useEffect(() => toastStore.enter(host), [host]);
  useEffect(watchTouches, []);
  return (
    <div className={joinClasses(styles.toasts, message?.edge === 'top' && styles.top)}>
      <div role="status">{message?.kind === 'status' && <p className={styles.toast}>{message.text}</p>}</div>
      <div role="alert">{message?.kind === 'alert' && <p className={styles.toast}>{message.text}</p>}</div>
    </div>
  );
}
