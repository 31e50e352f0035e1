import { useId } from 'react';
import { Segmented } from '#web/ui/tabs/segmented.tsx';
import { OwnNumberPanel } from './own-number/own-number-panel.tsx';
import { SignInReason } from './sign-in-reason.tsx';
import { SmsForm } from './sms-form.tsx';
import { useBindsOpenId } from './use-binds-open-id.ts';
import type { SignInChoice, SignInPath } from './use-sign-in-choice.ts';
import styles from './sign-in-box.module.css';

const paths: readonly { readonly key: SignInPath; readonly text: string }[] = [
  { key: 'sim', text: '本机号码' },
  { key: 'sms', text: '短信验证码' },
];

interface SignInBoxProps {
  readonly choice: SignInChoice;
  /** Signed in and leaving the page. */
  readonly leaving: boolean;
}

/** The sign-in card: one-tap and SMS as tabs, or SMS alone. */
export function SignInBox({ choice: { path, offersBoth, own, choose }, leaving }: SignInBoxProps) {
  const panelId = useId();
  const text = useSmsText(offersBoth && own.kind === 'missing');
  return (
    <section className={styles.signInBox} aria-label="登录">
      {offersBoth ? (
        <Segmented label="登录方式" items={paths} value={path} onChange={choose} panelId={panelId} />
      ) : (
        <>
          <h2 className={styles.title}>短信验证码登录</h2>
          <p className={styles.hint}>{text}</p>
        </>
      )}
      <SignInReason />
      <div
        id={panelId}
        {...(offersBoth && { role: 'tabpanel', 'aria-label': path === 'sim' ? '本机号码' : '短信验证码' })}
      >
        {path === 'sim' && (
          <OwnNumberPanel
            own={own}
            leaving={leaving}
            onRetry={own.refetch}
            onOtherNumber={() => choose('sms')}
          />
        )}
        {/* Stays mounted to keep the typed values. */}
        <div className={styles.smsPanel} hidden={path === 'sim'}>
          {offersBoth && <p className={styles.hint}>{text}</p>}
          <SmsForm leaving={leaving} />
        </div>
      </div>
    </section>
  );
}

function useSmsText(missed: boolean): string {
  const binds = useBindsOpenId();
  if (binds) return '验证手机号完成绑定，下次即可直接登录';
  return missed ? '未识别到本机号码，请用短信验证码登录' : '未注册的号码验证后将自动创建账号';
}
