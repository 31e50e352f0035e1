import { Button as HostButton, Image, View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { useEffect, useState } from 'react';
import { names } from '#core/config/names.ts';
import { miniOpenIdKey } from '#core/rules/session/open-id-to-bind.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { requirePrivacyConsent } from '../../platform/host/privacy.ts';
import { toast } from '../../platform/host/toast.ts';
import { goBack } from '../../platform/navigation/go-back.ts';
import { openWeb } from '../../platform/navigation/open-web.ts';
import { webUrl } from '../../platform/navigation/open-page.ts';
import { picture } from '../../platform/picture.ts';
import { pendingOpenId } from '../../platform/session/pending-open-id.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { signInByChatApp, signInByNumber } from '../../platform/session/sign-in.ts';
import { showOffline } from '../../platform/show-offline.ts';
import { environment, project, projectId } from '../../platform/settings.ts';
import { Button } from '../../ui/button.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Page } from '../../ui/page.tsx';
import { AgreementChoice, agreedVersion } from './agreements.tsx';
import styles from './sign-in.module.css';

const tickFirst = '请先阅读并勾选协议';
const noNumber = '没有取得本机号码，可用短信验证码登录';

/** Signing in: by the chat app's number in one tap, or by SMS in the web view. Who is signed in is led back. */
export function SignInPage() {
  const { kind } = useSession();
  const [agreed, setAgreed] = useState(false);
  const [mayReadNumber, setMayReadNumber] = useState(false);
  const [busy, setBusy] = useState(false);
  // A number that was bound in the web view meanwhile signs in silently; otherwise there is a fresh handle to bind.
  useDidShow(() => void signInByChatApp());
  useEffect(() => {
    if (kind === 'member') goBack();
  }, [kind]);

  const agree = (isAgreed: boolean): void => {
    setAgreed(isAgreed);
    if (isAgreed) askForNumber();
  };
  // Before the button that reads it is shown; who says no can still sign in by SMS.
  const askForNumber = (): void => void requirePrivacyConsent().then(setMayReadNumber);
  const signInWith = async (phoneCode: string): Promise<void> => {
    setBusy(true);
    try {
      await signInByNumber(phoneCode, await agreedVersion());
    } catch (failure) {
      showOffline(failure);
    }
    setBusy(false);
  };
  return (
    <Page hero>
      <NavBar look="hero" title="登录" />
      <View className={styles.card}>
        <Image className={styles.logo} src={picture('shape/logo')} mode="aspectFit" ariaHidden />
        <View className={styles.name}>{project.name}</View>
        <View className={styles.slogan}>{names.slogan}</View>
        {agreed && mayReadNumber ? (
          <HostButton
            className={styles.number}
            openType="getPhoneNumber"
            disabled={busy}
            onGetPhoneNumber={({ detail }) => (detail.code ? void signInWith(detail.code) : toast(noNumber))}
          >
            {busy ? '正在登录…' : '本机号码一键登录'}
          </HostButton>
        ) : (
          <Button
            size="large"
            className={styles.wide}
            onPress={() => (agreed ? askForNumber() : toast(tickFirst))}
          >
            本机号码一键登录
          </Button>
        )}
        <Button
          look="plain"
          size="large"
          className={styles.wide}
          onPress={() => (agreed ? openWeb(smsLogin()) : toast(tickFirst))}
        >
          短信验证码登录
        </Button>
        <AgreementChoice agreed={agreed} onChange={agree} />
      </View>
    </Page>
  );
}

/** The web's sign-in page. It binds the number to the chat app's id and leads back to a tab of the program. */
const smsLogin = (): string =>
  webUrl('login', {
    redirect: pageUrl({ base: environment.base, project: projectId, path: project.index }),
    appName: projectId,
    [miniOpenIdKey]: pendingOpenId.get(),
  });
