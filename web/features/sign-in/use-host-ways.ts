import { isOperatorApp } from '#core/rules/hosts/is-operator-app.ts';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import { withoutSignInParams } from '#core/rules/session/without-sign-in-params.ts';
import type { ArtKey } from '#web/art/keys.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useAgreedVersions } from '#web/platform/consent/agreed-versions.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { useShownHost } from '#web/platform/hosts/host-context.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { carryConsents } from '#web/platform/sign-in/carried-consents.ts';
import { beginChatOAuth, canAuthorize } from '#web/platform/sign-in/chat-oauth.ts';
import { saveConsents } from '#web/platform/sign-in/save-consents.ts';
import { signInByApp } from '#web/platform/sign-in/sign-in-by-app.ts';
import { storeOf } from '#web/platform/storage/storage.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { signInAgreements } from './sign-in-agreements.ts';

export interface HostWay {
  readonly text: string;
  readonly art: ArtKey;
  readonly busy: boolean;
  /** Starts the sign-in, after the consent. */
  enter(): void;
}

const unanswered = '没有完成登录，请重试或使用短信验证码登录';
const sayWhy = (failure: Error) =>
  toast(failure instanceof ApiFailure && failure.message ? failure.message : unanswered, 'alert');
const openDocument = (url: string): void => globalThis.location.assign(url);

/** Sign-in methods of the host: the chat app's consent page, the operator app's own sign-in. */
export function useHostWays(open: (url: string) => void = openDocument): readonly HostWay[] {
  const site = useSite();
  const host = useShownHost();
  const call = useApi();
  const { signedIn } = useSessionActions();
  const consents = useAgreedVersions(signInAgreements);

  const chat = useAction(
    async () => {
      const tab = storeOf('sessionStorage', site.environment.storagePrefix);
      carryConsents(tab, await consents.agreed());
      open(await beginChatOAuth(site.external, tab, withoutSignInParams(globalThis.location.href)));
    },
    { inPage: true, onFailed: sayWhy },
  );
  const app = useAction(
    async (): Promise<SignedIn> => {
      const agreed = await consents.agreed();
      const answer = await signInByApp({ site, host, call, signal: new AbortController().signal });
      if (!answer) throw new Error(unanswered);
      await saveConsents(call, agreed, answer);
      return answer;
    },
    { onDone: (answer) => signedIn(answer), inPage: true, onFailed: sayWhy },
  );
  return [
    ...(host.id === 'chat-app' && canAuthorize(site.external)
      ? [{ text: '聊天应用', art: 'pay/chat', busy: chat.busy, enter: () => chat.run(undefined) } as const]
      : []),
    ...(host.app && isOperatorApp(host.id)
      ? [{ text: '运营商APP', art: 'quick/number', busy: app.busy, enter: () => app.run(undefined) } as const]
      : []),
  ];
}
