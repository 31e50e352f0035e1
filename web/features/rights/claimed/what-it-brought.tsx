import { Icon } from '#web/art/icon.tsx';
import { copyIcon } from '#web/art/icons/copy-icon.ts';
import { copyText } from '#web/platform/hosts/copy-text.ts';
import { useJump } from '#web/platform/navigation/use-jump.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { toast } from '#web/ui/toast/toast.ts';

const isLink = (note: string): boolean => /^https?:\/\//.test(note);

/** The code a right brought, to be copied, or the link it is used behind. */
export function WhatItBrought({ note }: { note: string }) {
  const jump = useJump();
  const copy = async () => ((await copyText(note)) ? toast('已复制，快去使用吧') : toast('没有复制成功，请长按选择', 'alert'));
  if (isLink(note)) return <Floor header={{ title: '使用方式' }}><Button kind="soft" size="m" full onPress={() => void jump({ link: note })}>打开使用页面</Button></Floor>;
  return (
    <Floor header={{ title: '兑换码' }}>
      <div className="rres__k"><code>{note}</code><Button kind="soft" size="s" onPress={() => void copy()}><Icon of={copyIcon} size={16} />复制</Button></div>
      <p className="cap t3">请妥善保管，不要告诉他人</p>
    </Floor>
  );
}
