import { session } from '#core/contract/user/session.ts';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import { miniOpenIdKey, openIdToBind } from '#core/rules/session/open-id-to-bind.ts';
import { loginSource, loginTypes } from '#core/rules/session/login-types.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAgreedVersions } from '#web/platform/consent/agreed-versions.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey } from '#web/platform/queries/use-call.ts';
import { useHost } from '#web/platform/hosts/host-context.tsx';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { saveConsents } from '#web/platform/sign-in/save-consents.ts';
import { storeOf } from '#web/platform/storage/storage.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { signInAgreements } from './sign-in-agreements.ts';
import { sealLogin, type SmsLogin } from './seal-login.ts';

const freshMs = 5 * 60_000;

interface SmsLoginEnds {
  /** Before the session changes. */
  onSignedIn(): void;
  onError(failure: Error): void;
}

/** Signs in with number and code. `prepare` prefetches the key and the agreement. */
export function useSmsLogin({ onSignedIn, onError }: SmsLoginEnds) {
  const call = useApi();
  const queries = useQueryCache();
  const { signedIn } = useSessionActions();
  const { environment } = useSite();
  const { id: host } = useHost();
  const passedOpenId = useQueryValue(miniOpenIdKey);
  const consents = useAgreedVersions(signInAgreements);
  const tab = storeOf('sessionStorage', environment.storagePrefix);

  const needed = () =>
    Promise.all([
      queries.fetch(callKey(session.loginKey, {}), () => call(session.loginKey, {}), freshMs),
      consents.agreed(),
    ]);

  const signIn = async (typed: SmsLogin): Promise<SignedIn> => {
    const [key, [agreement, ...others]] = await needed();
    const sealed = await sealLogin(key.publicKey, typed);
    const openId = openIdToBind(tab.get('openId'), host, passedOpenId);
    const answer = await call(session.smsLogin, {
      loginSource,
      loginType: loginTypes.sms,
      keyId: key.keyId,
      sealed,
      ...(agreement && { agreement }),
      ...(openId && { openId }),
    });
    await saveConsents(call, others, answer);
    return answer;
  };
  const login = useAction(signIn, {
    onDone: (answer) => {
      tab.remove('openId');
      onSignedIn();
      signedIn(answer);
    },
    inPage: true,
    onFailed: (failure) => {
      // A refusal may be due to an old key or agreement version, so both are refetched.
      void queries.forget(session.loginKey.path);
      consents.forget();
      onError(failure);
    },
  });
  const prepare = () => void needed().catch(() => undefined); // the sign-in itself retries and reports
  return { login, prepare };
}
