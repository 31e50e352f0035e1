import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** Copies the address of the list as it is filtered; a number of a phone is in none. */
export function CopyLink() {
  const [copied, setCopied] = useState<string>();
  const href = location.href;
  const copy = (): void => void navigator.clipboard.writeText(href).then(() => setCopied(href));
  return (
    <Button size="small" look="text" onPress={copy}>
      <Icon name="link" size={14} />
      {copied === href ? '已复制' : '复制链接'}
    </Button>
  );
}
