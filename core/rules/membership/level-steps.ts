import { membershipLevels } from './membership-levels.ts';

export interface LevelStep {
  readonly level: number;
  /** The level in short: 黄金. */
  readonly name: string;
  readonly state: 'past' | 'current' | 'ahead';
}

export interface LevelSteps {
  readonly steps: readonly LevelStep[];
  /** The way to the next level in one sentence. */
  readonly next: string;
}

const short = (name: string): string => name.replace(/(用户|会员)$/, '');

/** The ladder of levels as seen from one of them; level 0 stands before the first step. */
export function levelSteps(level: number): LevelSteps {
  const ahead = membershipLevels.find(({ vipTypeLevel }) => vipTypeLevel > Math.max(1, level));
  return {
    steps: membershipLevels.map(({ vipTypeLevel, vipTypeName }) => ({
      level: vipTypeLevel,
      name: short(vipTypeName),
      state: vipTypeLevel === level ? 'current' : vipTypeLevel < level ? 'past' : 'ahead',
    })),
    next: ahead ? `再开通1个产品升${short(ahead.vipTypeName)}` : '已是最高等级',
  };
}
