import type { Environment } from '#core/config/environments.ts';
import type { UserInfo } from '#core/contract/user/session.shapes.ts';
import { rememberedMember } from '../session/remembered-member.ts';
import { currentSession } from '../session/session-store.ts';
import { tokenBox } from '../session/tokens.ts';
import { tracking } from './track.ts';

type Membership = Pick<UserInfo, 'vipTypeLevel' | 'vipGroupTypeName'>;

/** The membership of a signed-in subscriber: of the page's own answer, which may be newer, else of the session. */
export function memberMembership(): Membership | undefined {
  const session = currentSession();
  if (session.kind !== 'member') return undefined;
  const { user } = session;
  return tracking.membership?.userId === user.userId ? tracking.membership : user;
}

/** 0 for guests (§6), also before the session is loaded where no token is stored; with a token the remembered level counts. */
export function membershipLevel(environment: Environment): number | undefined {
  const { kind } = currentSession();
  const isGuest =
    kind === 'guest' || (kind === 'unknown' && !tokenBox(environment).mayBeSignedIn(Date.now()));
  return isGuest ? 0 : (memberMembership()?.vipTypeLevel ?? rememberedMember()?.level);
}
