import { isDeliveryLink } from '#core/rules/rights/deliveries/delivery-content.ts';
import { Icon } from '#web/art/icon.tsx';
import { copyIcon } from '#web/art/icons/copy-icon.ts';
import { copyText } from '#web/platform/hosts/copy-text.ts';
import { useJump } from '#web/platform/navigation/use-jump.ts';
import { Button } from '#web/ui/button/button.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import styles from './brought.module.css';

interface BroughtProps {
  readonly content: string;
  /** The right's name, if several are shown. */
  readonly rightsName?: string;
}

/** The delivered code with a copy button, or the delivered link. */
export function Brought({ content, rightsName }: BroughtProps) {
  const jump = useJump();
  const copy = async () =>
    (await copyText(content)) ? toast('已复制，快去使用吧') : toast('没有复制成功，请长按选择', 'alert');
  const named = (text: string) => (rightsName === undefined ? text : `${text}：${rightsName}`);
  if (isDeliveryLink(content))
    return (
      <Button
        kind="soft"
        size="m"
        full
        label={named('打开使用页面')}
        onPress={() => void jump({ link: content })}
      >
        打开使用页面
      </Button>
    );
  return (
    <div className={styles.delivered}>
      <code>{content}</code>
      <Button kind="soft" size="s" label={named('复制')} onPress={() => void copy()}>
        <Icon of={copyIcon} size={16} />
        复制
      </Button>
    </div>
  );
}
