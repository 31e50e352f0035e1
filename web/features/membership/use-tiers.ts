import { memberPage } from '#core/contract/content/member-page.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { ShownAnswer } from '#web/platform/answers/use-answer.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';

/** The tiers a product stands among. What came with the document was told to a stranger, so whoever is signed in asks again. */
export function useTiers(productId: string): ShownAnswer<DataOf<typeof memberPage.memberTiers>> {
  const signedIn = useSession(({ session }) => session.kind === 'member');
  return useCall(memberPage.memberTiers, { productId }, { staleMs: signedIn ? 0 : 30_000 });
}
