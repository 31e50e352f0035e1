import { useState } from 'react';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useAgreedVersions } from '#web/platform/consent/agreed-versions.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import type { CallApi } from '#web/platform/api/client.ts';
import { useHost } from '#web/platform/hosts/host-context.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { saveConsents } from '#web/platform/sign-in/save-consents.ts';
import { signInByNetwork } from '#web/platform/sign-in/sign-in-by-network.ts';
import { ownNumberAgreements } from '../sign-in-agreements.ts';
import { useHttps } from './use-own-number.ts';

const unrecognised = '没有识别到本机号码，请打开移动数据后重试，或使用短信验证码登录';
const longestMs = 15_000;

/** One-tap sign-in with the phone's own number. */
export function useNetworkLogin() {
  const call = useApi();
  const host = useHost();
  const https = useHttps();
  const { signedIn } = useSessionActions();
  const consents = useAgreedVersions(ownNumberAgreements);
  const [sentence, setSentence] = useState<string>();

  const signIn = async (): Promise<SignedIn> => {
    setSentence(undefined);
    const [agreement, ...others] = await consents.agreed();
    // The panel shows the outcome itself.
    const quietly: CallApi = (endpoint, input, options) => call(endpoint, input, { ...options, quiet: true });
    const answer = await Promise.race([
      signInByNetwork({ call: quietly, host, https, ...(agreement && { agreement }) }),
      after(longestMs),
    ]);
    if (!answer) throw new Error(unrecognised);
    await saveConsents(call, others, answer);
    return answer;
  };
  const login = useAction(signIn, {
    onDone: (answer) => signedIn(answer),
    inPage: true,
    onFailed: (failure) => {
      consents.forget();
      setSentence(failure instanceof ApiFailure && failure.message ? failure.message : unrecognised);
    },
  });
  return { login, sentence };
}

const after = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
