import { useConsent } from '#web/platform/consent/use-consent.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { CodeField } from '#web/ui/code-field/code-field.tsx';
import { useSyncExternalStore } from 'react';
import { hasCryptography } from '#web/platform/sign-in/has-cryptography.ts';
import { CaptchaPopup } from './captcha/captcha-popup.tsx';
import { SentNote } from './code/sent-note.tsx';
import { MobileField } from './mobile-field.tsx';
import { signInAgreements } from './sign-in-agreements.ts';
import { SignInFailure } from './sign-in-failure.tsx';
import { useLoginForm } from './use-login-form.ts';
import styles from './sms-form.module.css';

const never = () => () => undefined;

/** Whether Web Crypto is available; assumed during hydration. */
const useCanSeal = (): boolean => useSyncExternalStore(never, hasCryptography, () => true);

const insecure = '当前网址未加密，请使用 https 访问后登录';

interface SmsFormProps {
  /** Signed in and leaving the page. */
  readonly leaving: boolean;
}

/** The SMS sign-in form: number, code and consent. */
export function SmsForm({ leaving }: SmsFormProps) {
  const canSeal = useCanSeal();
  const {
    form,
    typed,
    type,
    faults,
    sent,
    wait,
    sending,
    isCaptchaOpen,
    closeCaptcha,
    prepare,
    askForCode,
    sendCode,
    callWithCode,
    submit,
    busy,
  } = useLoginForm(leaving);
  const consent = useConsent({
    texts: signInAgreements,
    action: '登录',
    agreed: typed.agreed,
    onChange: (agreed) => type({ agreed }),
  });
  const sentence = canSeal ? faults.form : insecure;
  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => submit(event, consent)}>
        <MobileField value={typed.mobile} onChange={(mobile) => type({ mobile })} error={faults.mobile} />
        <CodeField
          label="短信验证码"
          placeholder="请输入验证码"
          value={typed.code}
          onChange={(code) => type({ code })}
          error={faults.code}
          onComplete={prepare}
          send={{
            text: sendText(wait, sent !== undefined),
            disabled: wait > 0 || !canSeal,
            onPress: askForCode,
          }}
        />
        <SentNote sent={sent} />
        {sentence !== undefined && <SignInFailure>{sentence}</SignInFailure>}
        <div className={styles.submitButton}>
          <Button type="submit" full busy={busy} disabled={!canSeal} reason={canSeal ? undefined : insecure}>
            登录
          </Button>
        </div>
        {consent.choice()}
      </form>
      <CaptchaPopup
        open={isCaptchaOpen}
        sending={sending}
        onPassed={sendCode}
        onVoice={callWithCode}
        onClose={closeCaptcha}
      />
      {consent.dialogs}
    </>
  );
}

/** The text of the button that sends a code. */
function sendText(waitSeconds: number, sentBefore: boolean): string {
  if (waitSeconds > 0) return `${waitSeconds}秒后重发`;
  return sentBefore ? '重新获取' : '获取验证码';
}
