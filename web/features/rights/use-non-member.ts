import type { CardViewer } from '#core/rules/rights/buttons/rights-card-buttons.ts';
import { useIsElsewhere } from '#web/platform/gateway/use-is-elsewhere.ts';
import { useSession } from '#web/platform/session/session-store.ts';

export type NonMember = Exclude<CardViewer, 'opened'>;

/** The viewer of a product that is not held. */
export function useNonMember(): NonMember {
  const isMember = useSession(({ session }) => session.kind === 'member');
  const isElsewhere = useIsElsewhere();
  if (!isMember) return 'guest';
  return isElsewhere ? 'outOfProvince' : 'notOpened';
}
