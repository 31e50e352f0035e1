import { Button } from '#web/ui/button/button.tsx';
import { Popup } from '#web/ui/popup/popup.tsx';
import { AgreementLinks, type AgreementLinksProps } from './agreement-links.tsx';
import styles from './agreement.module.css';

interface ConsentPopupProps extends AgreementLinksProps {
  readonly open: boolean;
  /** What agreeing continues: 登录, 开通. */
  readonly action: string;
  onAgree(): void;
  onClose(): void;
}

/** Asks for the missing consent; agreeing continues what was begun. */
export function ConsentPopup({ open, action, onAgree, onClose, texts, onRead }: ConsentPopupProps) {
  return (
    <Popup
      open={open}
      title="请先阅读并同意"
      onClose={onClose}
      cross={false}
      footer={
        <>
          <Button kind="plain" size="m" onPress={onClose}>
            不同意
          </Button>
          <Button size="m" onPress={onAgree}>
            同意并{action}
          </Button>
        </>
      }
    >
      <p className={styles.consentRequest}>
        {action}前请阅读并同意
        <AgreementLinks texts={texts} onRead={onRead} />
      </p>
    </Popup>
  );
}
