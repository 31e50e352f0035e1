import { useSyncExternalStore } from 'react';
import { toast } from '#web/ui/toast/toast.ts';

const never = () => () => undefined;
const canRead = (): boolean => typeof navigator.clipboard?.readText === 'function';

/** Reads the clipboard; undefined if the browser does not allow it, and in server rendering. */
export function usePaste(onText: (text: string) => void): (() => void) | undefined {
  const able = useSyncExternalStore(never, canRead, () => false);
  if (!able) return undefined;
  return () =>
    void navigator.clipboard
      .readText()
      .then(onText, () => toast('没有读取到剪贴板，请长按输入框粘贴', 'alert'));
}
