import type { CardViewer } from '#core/rules/rights/rights-card-buttons.ts';
import { useIsElsewhere } from '#web/platform/gateway/use-is-elsewhere.ts';
import { useSession } from '#web/platform/session/session-store.ts';

export type Onlooker = Exclude<CardViewer, 'opened'>;

/** Whoever looks at the rights of a product they do not hold. */
export function useOnlooker(): Onlooker {
  const isMember = useSession(({ session }) => session.kind === 'member');
  const isElsewhere = useIsElsewhere();
  if (!isMember) return 'guest';
  return isElsewhere ? 'elsewhere' : 'notOpened';
}
