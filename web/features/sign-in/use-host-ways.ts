import { isOperatorApp } from '#core/rules/hosts/is-operator-app.ts';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import { withoutOneTimeKeys } from '#core/rules/session/without-one-time-keys.ts';
import type { ArtKey } from '#web/art/keys.ts';
import { useAction } from '#web/platform/answers/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { ApiFailure } from '#web/platform/api/api-failure.ts';
import { useShownHost } from '#web/platform/hosts/host-context.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { carryConsents } from '#web/platform/sign-in/carried-consents.ts';
import { beginChatTrip, canAuthorize } from '#web/platform/sign-in/chat-trip.ts';
import { saveConsents } from '#web/platform/sign-in/save-consents.ts';
import { signInByApp } from '#web/platform/sign-in/sign-in-by-app.ts';
import { storeOf } from '#web/platform/storage/storage.ts';
import { useWorld } from '#web/platform/world/world.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { signInAgreements } from './agreement/sign-in-agreements.ts';
import { useConsents } from './agreement/use-consents.ts';

export interface HostWay {
  readonly text: string;
  readonly art: ArtKey;
  readonly busy: boolean;
  /** Goes this way; the consent has been given. */
  enter(): void;
}

const unanswered = '没有完成登录，请重试或使用短信验证码登录';
const sayWhy = (failure: Error) =>
  toast(failure instanceof ApiFailure && failure.message ? failure.message : unanswered, 'alert');
const openDocument = (url: string): void => globalThis.location.assign(url);

/** The ways in that only the app around the page has: the chat app's consent page, the operator app's own sign-in. */
export function useHostWays(open: (url: string) => void = openDocument): readonly HostWay[] {
  const world = useWorld();
  const host = useShownHost();
  const call = useApi();
  const { signedIn } = useSessionActions();
  const consents = useConsents(signInAgreements);

  const chat = useAction(
    async () => {
      const tab = storeOf('sessionStorage', world.environment.storagePrefix);
      carryConsents(tab, await consents.agreed());
      open(await beginChatTrip(world.outside, tab, withoutOneTimeKeys(globalThis.location.href)));
    },
    { onFailed: sayWhy },
  );
  const app = useAction(
    async (): Promise<SignedIn> => {
      const agreed = await consents.agreed();
      const answer = await signInByApp({ world, host, call, signal: new AbortController().signal });
      if (!answer) throw new Error(unanswered);
      await saveConsents(call, agreed, answer);
      return answer;
    },
    { onDone: (answer) => signedIn(answer), onFailed: sayWhy },
  );
  return [
    ...(host.id === 'chat-app' && canAuthorize(world.outside)
      ? [{ text: '聊天应用', art: 'pay/chat', busy: chat.busy, enter: () => chat.run(undefined) } as const]
      : []),
    ...(host.app && isOperatorApp(host.id)
      ? [{ text: '运营商APP', art: 'quick/number', busy: app.busy, enter: () => app.run(undefined) } as const]
      : []),
  ];
}
