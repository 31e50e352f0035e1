import { useState } from 'react';
import { memberPage } from '#core/contract/content/member-page.ts';
import type { DataOf, RequestOf } from '#core/contract/endpoint.ts';
import type { ApiFailure } from '#web/platform/api/api-failure.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';

export interface Line {
  readonly data: DataOf<typeof memberPage.memberTiers> | undefined;
  readonly error: ApiFailure | undefined;
  /** Whether the answer belongs to this session; the inlined answer is a guest's. */
  readonly isOwn: boolean;
  refetch(): Promise<void>;
}

/** The tiers of a product line: the public ones first, a member's own once signed in. */
export function useLine(wanted: RequestOf<typeof memberPage.memberTiers>): Line {
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
