import './toast.css';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { toastStore } from './toast.ts';

const none = () => undefined;

/** Stands once at the app's root; dialogs bring their own. Both live regions exist before they speak. */
export function ToastHost() {
  const host = useId();
  const message = useSyncExternalStore(toastStore.subscribe, () => toastStore.shownTo(host), none);
  useEffect(() => toastStore.enter(host), [host]);
  return (
    <div className="toasts">
      <div role="status">{message?.kind === 'status' && <p className="toast">{message.text}</p>}</div>
      <div role="alert">{message?.kind === 'alert' && <p className="toast">{message.text}</p>}</div>
    </div>
  );
}
