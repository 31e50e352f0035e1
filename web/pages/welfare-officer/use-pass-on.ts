import { shareLink } from '#core/rules/hosts/share-link.ts';
import { copyText } from '#web/platform/hosts/copy-text.ts';
import { toast } from '#web/ui/toast/toast.ts';

interface Shared {
  readonly title: string;
  readonly desc: string;
}

/** Shares the page with the system's share sheet, or copies its URL. */
export function usePassOn({ title, desc }: Shared): () => void {
  return () => void passOn(title, desc, shareLink(globalThis.location.href));
}

async function passOn(title: string, text: string, url: string): Promise<void> {
  if ('share' in navigator) return navigator.share({ title, text, url }).catch(() => undefined); // cancelled by the subscriber
  if (await copyText(url)) toast('链接已复制，粘贴给好友即可');
  else toast('没有复制成功，请用右上角菜单分享', 'alert');
}
