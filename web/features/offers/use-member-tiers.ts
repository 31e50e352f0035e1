import { useState } from 'react';
import { memberPage } from '#core/contract/content/member-page.ts';
import type { DataOf, RequestOf } from '#core/contract/endpoint.ts';
import { tiersOfMember } from '#core/rules/membership/tiers-of-member.ts';
import type { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useRememberedMember } from '#web/platform/session/remembered-member.ts';
import { useSession } from '#web/platform/session/session-store.ts';

export interface MemberTiers {
  /** Undefined for a member whose own answer failed: the public one would offer what they may hold already. */
  readonly data: DataOf<typeof memberPage.memberTiers> | undefined;
  readonly error: ApiFailure | undefined;
  /** Whether the answer belongs to this session; the inlined answer is a guest's. */
  readonly isOwn: boolean;
  /** Whether the data is drawn for this session: its own, or the public one seen by the remembered member. */
  readonly isReady: boolean;
  refetch(): Promise<void>;
}

/** The rights of a pack without a level depend on the member's level, which only the server knows how to apply. */
const areLevels = (tiers: readonly { readonly vipTypeLevel: number }[]): boolean =>
  tiers.every(({ vipTypeLevel }) => vipTypeLevel > 0);

/** The tiers of a product line: the public ones first, seen by the remembered member, a member's own once signed in. */
export function useMemberTiers(wanted: RequestOf<typeof memberPage.memberTiers>): MemberTiers {
  const kind = useSession(({ session }) => session.kind);
  const { data, error, at, refetch } = useCall(
    memberPage.memberTiers,
    wanted,
    kind === 'member' ? { staleMs: 0 } : {},
  );
  const [firstAt] = useState(at);
  const remembered = useRememberedMember();
  const isOwn = kind === 'guest' || (kind === 'member' && at !== firstAt);
  if (kind === 'member' && !isOwn && error) return { data: undefined, error, refetch, isOwn, isReady: true };
  const isDrawn = !isOwn && data !== undefined && remembered !== undefined && areLevels(data.tiers);
  return {
    data: isDrawn ? { ...data, tiers: tiersOfMember(data.tiers, remembered) } : data,
    error,
    refetch,
    isOwn,
    isReady: isOwn || isDrawn || data === undefined,
  };
}
