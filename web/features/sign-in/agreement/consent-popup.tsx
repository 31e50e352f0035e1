import { Button } from '#web/ui/button/button.tsx';
import { Popup } from '#web/ui/popup/popup.tsx';
import { AgreementLinks, type AgreementLinksProps } from './agreement-links.tsx';
import styles from './agreement.module.css';

interface ConsentPopupProps extends AgreementLinksProps {
  readonly open: boolean;
  onAgree(): void;
  onClose(): void;
}

/** Asks for the missing consent; agreeing continues the sign-in. */
export function ConsentPopup({ open, onAgree, onClose, texts, onRead }: ConsentPopupProps) {
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
            同意并登录
          </Button>
        </>
      }
    >
      <p className={styles.consentRequest}>
        登录前请阅读并同意
        <AgreementLinks texts={texts} onRead={onRead} />
        ，了解我们如何提供服务、保护您的个人信息
      </p>
    </Popup>
  );
}
