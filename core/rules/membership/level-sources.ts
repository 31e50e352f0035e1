import type { LevelFrom } from '../../site/projects.ts';
import { isFlagSet } from '../format/codes.ts';
import { highestLevel } from './highest-level.ts';

export interface LevelHolder {
  readonly openProductInfoList?: readonly { readonly vipTypeLevel: number }[] | undefined;
  readonly easyUseMember?: number | string | boolean | undefined;
}

/** How each source gives the membership level (§4); 0 means not a member. */
export const levelSources: Readonly<Record<LevelFrom, (user: LevelHolder) => number>> = {
  openedProducts: ({ openProductInfoList = [] }) => openProductInfoList.length,
  easyUseMember: ({ easyUseMember }) => (isFlagSet(easyUseMember) ? 1 : 0),
  vipTypeLevel: ({ openProductInfoList = [] }) => highestLevel(openProductInfoList)[0].vipTypeLevel,
};
