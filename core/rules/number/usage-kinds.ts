import type { UsageKind } from '../../contract/content/usage-kinds.ts';

/** The name of each kind of apps. */
export const usageKindNames: Readonly<Record<UsageKind, string>> = {
  video: '视频直播',
  game: '游戏',
  social: '社交聊天',
  shopping: '购物',
  music: '音乐',
  reading: '阅读',
  other: '其他',
};

/** Kinds that can be blocked. Calls for help and payments run over 其他, so that stays open. */
export const blockableKinds = [
  'video',
  'game',
  'social',
  'shopping',
  'music',
  'reading',
] as const satisfies readonly UsageKind[];
