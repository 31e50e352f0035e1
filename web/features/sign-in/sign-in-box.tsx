import { useEffect, useId, useSyncExternalStore } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { Segmented } from '#web/ui/tabs/segmented.tsx';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { signInReason } from '#web/platform/session/sign-in-reason.ts';
import { storeOf } from '#web/platform/storage/storage.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { useHostWays } from './use-host-ways.ts';
import { OwnNumberPanel } from './own-number/own-number-panel.tsx';
import { SmsForm } from './sms-form.tsx';
import type { SignInChoice, SignInPath } from './use-sign-in-choice.ts';
import { SignInFailure } from './sign-in-failure.tsx';
import styles from './sign-in-box.module.css';

const never = () => () => undefined;

/** Why the subscriber has to sign in again, until the page is left. The server's markup does not have it. */
function SignInReason() {
  const { environment } = useSite();
  const reason = useSyncExternalStore(never, signInReason(environment).read, () => undefined);
  useEffect(() => {
    const { end } = signInReason(environment);
    addEventListener('pagehide', end);
    return () => {
      removeEventListener('pagehide', end);
      end();
    };
  }, [environment]);
  return reason === undefined ? null : <SignInFailure>{reason}</SignInFailure>;
}

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
  const hasSms = !useSite().external.missing.includes('sms');
  return (
    <section className={styles.signInBox} aria-label="登录">
      {offersBoth ? (
        <Segmented label="登录方式" items={paths} value={path} onChange={choose} panelId={panelId} />
      ) : (
        <>
          <h2 className={styles.title}>{hasSms ? '短信验证码登录' : '登录'}</h2>
          {hasSms && <p className={styles.hint}>{text}</p>}
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
          {offersBoth && hasSms && <p className={styles.hint}>{text}</p>}
          {hasSms ? (
            <SmsForm leaving={leaving} />
          ) : (
            <NoSms hasOthers={offersBoth || own.kind === 'known' || own.kind === 'unseen'} />
          )}
        </div>
      </div>
    </section>
  );
}

/** Without an SMS gateway; a way on where nothing else signs in. */
function NoSms({ hasOthers }: { readonly hasOthers: boolean }) {
  const href = useHref();
  const others = useHostWays().length > 0 || hasOthers;
  return (
    <>
      <SignInFailure>{`短信验证码登录暂未开通${others ? '，请换一种方式登录' : '，不登录也可以先逛逛'}`}</SignInFailure>
      {!others && (
        <Button className={styles.wayOn} full href={href({ page: 'home' })}>
          先去首页逛逛
        </Button>
      )}
    </>
  );
}

function useSmsText(missed: boolean): string {
  const binds = useBindsOpenId();
  if (binds) return '验证手机号完成绑定，下次即可直接登录';
  return missed ? '未识别到本机号码，请用短信登录' : '未注册的号码验证后将自动创建账号';
}

/** Whether this sign-in will also bind a chat-app identity that has no number yet (§8, code -4). */
function useBindsOpenId(): boolean {
  const { environment } = useSite();
  return useSyncExternalStore(
    never,
    () => storeOf('sessionStorage', environment.storagePrefix).get('openId') !== undefined,
    () => false,
  );
}
