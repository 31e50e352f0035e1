import type { Environment } from '#core/config/environments.ts';
import type { UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import { currentSession } from '../session/session-store.ts';
import { tokenBox } from '../session/tokens.ts';
import { tracking } from './track.ts';

/** The member's membership, if a page has loaded it. */
export const knownMembership = (): UserVipInfo | undefined => {
  const session = currentSession();
  return session.kind === 'member' && session.user.userId === tracking.membership?.userDto.userId
    ? tracking.membership
    : undefined;
};

/** 0 for guests (§6), also before the session is loaded where no token is stored; undefined if unknown. */
export function membershipLevel(environment: Environment): number | undefined {
  const { kind } = currentSession();
  const isGuest =
    kind === 'guest' || (kind === 'unknown' && !tokenBox(environment).mayBeSignedIn(Date.now()));
  return isGuest ? 0 : knownMembership()?.userDto.vipTypeLevel;
}
