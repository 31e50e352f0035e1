import { useState } from 'react';
import { memberPage } from '#core/contract/content/member-page.ts';
import type { DataOf, SentOf } from '#core/contract/endpoint.ts';
import type { ApiFailure } from '#web/platform/api/api-failure.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';

export interface Line {
  readonly data: DataOf<typeof memberPage.memberTiers> | undefined;
  readonly error: ApiFailure | undefined;
  /** Whether it speaks of whoever is here: what came with the document speaks of a stranger. */
  readonly isOwn: boolean;
  refetch(): Promise<void>;
}

/** The tiers of a line: the public ones at once, a member's own as soon as it is known that there is one. */
export function useLine(wanted: SentOf<typeof memberPage.memberTiers>): Line {
  const kind = useSession(({ session }) => session.kind);
  const { data, error, at, refetch } = useCall(
    memberPage.memberTiers,
    wanted,
    kind === 'member' ? { staleMs: 0 } : {},
  );
  const [firstAt] = useState(at);
  return {
    data,
    error,
    refetch,
    isOwn: kind === 'guest' || (kind === 'member' && (at !== firstAt || error !== undefined)),
  };
}
