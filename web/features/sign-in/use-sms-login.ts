import { session } from '#core/contract/user/session.ts';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import { useAction } from '#web/platform/answers/use-action.ts';
import { useAnswers } from '#web/platform/answers/answers-context.tsx';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey } from '#web/platform/api/use-call.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { saveConsents } from '#web/platform/sign-in/save-consents.ts';
import { storeOf } from '#web/platform/storage/storage.ts';
import { useWorld } from '#web/platform/world/world.tsx';
import { signInAgreements } from './agreement/sign-in-agreements.ts';
import { useConsents } from './agreement/use-consents.ts';
import { sealLogin, type SmsLogin } from './seal-login.ts';

const freshMs = 5 * 60_000;

interface SmsLoginEnds {
  /** Before anybody is told. */
  onSignedIn(): void;
  onError(failure: Error): void;
}

/** Signs in with a number and its code. `prepare` fetches ahead what the last step needs. */
export function useSmsLogin({ onSignedIn, onError }: SmsLoginEnds) {
  const call = useApi();
  const answers = useAnswers();
  const { signedIn } = useSessionActions();
  const { environment } = useWorld();
  const consents = useConsents(signInAgreements);
  const tab = storeOf('sessionStorage', environment.storagePrefix);

  const needed = () =>
    Promise.all([
      answers.ask(callKey(session.loginKey, {}), () => call(session.loginKey, {}), freshMs),
      consents.agreed(),
    ]);

  const signIn = async (typed: SmsLogin): Promise<SignedIn> => {
    const [key, [agreement, ...others]] = await needed();
    const sealed = await sealLogin(key.publicKey, typed);
    const openId = tab.get('openId');
    const answer = await call(session.smsLogin, {
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
    onFailed: (failure) => {
      // Whatever was refused may have been the key or the agreement's version: the next try asks for both anew.
      void answers.forget(session.loginKey.path);
      consents.forget();
      onError(failure);
    },
  });
  const prepare = () => void needed().catch(() => undefined); // the sign-in itself asks again and reports
  return { login, prepare };
}
