import { names } from '#core/config/names.ts';
import { useConsent } from '#web/platform/consent/use-consent.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { ownNumberAgreements } from '../sign-in-agreements.ts';
import { SignInFailure } from '../sign-in-failure.tsx';
import { useNetworkLogin } from './use-network-login.ts';
import type { OwnNumber } from './use-own-number.ts';
import styles from './own-number-panel.module.css';

interface OwnNumberPanelProps {
  readonly own: OwnNumber;
  /** Signed in and leaving the page. */
  readonly leaving: boolean;
  onRetry(): void;
  onOtherNumber(): void;
}

/** The phone's own number and one button. */
export function OwnNumberPanel({ own, leaving, onRetry, onOtherNumber }: OwnNumberPanelProps) {
  const { login, sentence } = useNetworkLogin();
  const consent = useConsent({ texts: ownNumberAgreements, action: '登录' });
  const busy = login.busy || leaving;
  const signIn = () => {
    if (!busy) login.run(undefined);
  };
  const press = () => consent.whenAgreed(signIn);
  return (
    <div className={styles.ownNumber}>
      <ShownNumber own={own} />
      {sentence !== undefined && <SignInFailure className={styles.failure}>{sentence}</SignInFailure>}
      <div className={styles.signInButton}>
        {own.kind === 'missing' ? (
          <Button full onPress={onRetry}>
            重新识别
          </Button>
        ) : (
          <Button
            full
            busy={busy}
            disabled={own.kind === 'loading'}
            reason={own.kind === 'loading' ? '正在识别本机号码' : undefined}
            onPress={press}
          >
            本机号码一键登录
          </Button>
        )}
      </div>
      <div className={styles.otherNumber}>
        <Button kind="text" full onPress={onOtherNumber}>
          换个号码登录
        </Button>
      </div>
      {consent.choice(styles.agreementRow)}
      {consent.dialogs}
    </div>
  );
}

function ShownNumber({ own }: Pick<OwnNumberPanelProps, 'own'>) {
  switch (own.kind) {
    case 'loading':
      return (
        <div role="status" aria-label="正在识别本机号码">
          <p className={styles.mobileNumber}>
            <SkeletonBox width={206} height={30} />
          </p>
          <p className={styles.serviceNote}>正在识别本机号码</p>
        </div>
      );
    case 'known':
      return (
        <>
          <p className={styles.mobileNumber}>{own.mobile}</p>
          <p className={styles.serviceNote}>认证服务由{names.operator}提供</p>
        </>
      );
    case 'unseen':
      return (
        <>
          <p className={`${styles.mobileNumber} ${styles.words}`}>使用本机号码登录</p>
          <p className={styles.serviceNote}>认证服务由{names.operator}提供，登录时验证本机号码</p>
        </>
      );
    case 'missing':
      return (
        <>
          <p className={`${styles.mobileNumber} ${styles.words}`}>未识别到本机号码</p>
          <p className={styles.serviceNote}>请关闭无线网络、打开移动数据后再试</p>
        </>
      );
  }
}
