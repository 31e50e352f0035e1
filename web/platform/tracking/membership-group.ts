import { knownMembership } from './membership-level.ts';

/** The group of the highest product. */
export const membershipGroup = (): string => {
  const { openProductInfoList = [], userDto } = knownMembership() ?? {};
  return (
    openProductInfoList.find(({ vipTypeLevel }) => vipTypeLevel === userDto?.vipTypeLevel)
      ?.vipGroupTypeName ?? ''
  );
};
