import type { UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import { currentSession } from '../session/session-store.ts';
import { tracking } from './track.ts';

/** The member's level, if a page has loaded it. */
const known = (): UserVipInfo | undefined => {
  const session = currentSession();
  return session.kind === 'member' && session.user.userId === tracking.membership?.userDto.userId
    ? tracking.membership
    : undefined;
};

/** 0 for guests (§6), undefined if unknown. */
export const membershipLevel = (): number | undefined =>
  currentSession().kind === 'guest' ? 0 : known()?.userDto.vipTypeLevel;

/** The group of the highest product. */
export const membershipGroup = (): string => {
  const { openProductInfoList = [], userDto } = known() ?? {};
  return (
    openProductInfoList.find(({ vipTypeLevel }) => vipTypeLevel === userDto?.vipTypeLevel)
      ?.vipGroupTypeName ?? ''
  );
};
