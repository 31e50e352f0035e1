import { useEffect } from 'react';
import type { Environment } from '#core/config/environments.ts';
import {
  storedNumberKey,
  storedPassesKey,
  storedWalletKey,
} from '#web/platform/offline/stored-passes-key.ts';
import { forgetMember, rememberedMember } from '#web/platform/session/remembered-member.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { storeOf } from '#web/platform/storage/storage.ts';

/** Keeps the document's `data-member`, which the boot script sets before the first paint, and the remembered member in step with the session. */
export function useMemberMark(environment: Environment): void {
  const session = useSession((state) => state.session);
  useEffect(() => {
    const { dataset } = document.documentElement;
    switch (session.kind) {
      case 'unknown':
        return;
      case 'member':
        dataset['member'] = session.user.ispFlag === 1 ? '' : 'elsewhere';
        if (rememberedMember()?.user.userId !== session.user.userId) forgetMember(environment);
        return;
      case 'guest': {
        delete dataset['member'];
        if (session.unconfirmed || session.trying) return;
        forgetMember(environment);
        const local = storeOf('localStorage', environment.storagePrefix);
        if ([storedPassesKey, storedWalletKey, storedNumberKey].some((key) => local.get(key) !== undefined))
          import('#web/platform/offline/forget-passes.ts').then(
            ({ forgetPasses }) => forgetPasses(environment),
            () => undefined, // the next page of the guest does it
          );
      }
    }
  }, [session, environment]);
}
