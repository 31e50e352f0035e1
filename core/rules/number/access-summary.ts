import { accessText, type AccessTimes } from './flow-settings.ts';

export interface AccessState {
  /** The switch is on, with times or kinds that it switches. */
  readonly isOn: boolean;
  /** The network has not taken the last change over yet. */
  readonly isPending: boolean;
  readonly times: readonly (AccessTimes & { readonly enabled: boolean; readonly title: string })[];
  readonly blockedCount: number;
}

export interface AccessSummary {
  readonly kind: 'off' | 'pending' | 'on';
  readonly title: string;
  readonly text: string;
}

/** What is in effect for a number's internet access, in one title and one sentence. */
export function accessSummary({ isOn, isPending, times, blockedCount }: AccessState): AccessSummary {
  const inUse = times.filter(({ enabled }) => enabled);
  const [first] = inUse;
  const parts = [
    ...(first === undefined
      ? []
      : [inUse.length === 1 ? `${accessText(first)}断网` : `${inUse.length}个断网时段`]),
    ...(blockedCount > 0 ? [`限制${blockedCount}类应用`] : []),
  ];
  if (!isOn || parts.length === 0)
    return {
      kind: 'off',
      title: '现在全天可以上网',
      text:
        times.length + blockedCount > 0
          ? '已有的时段和限制没有生效，打开开关后恢复'
          : '还没有设置断网时段和限制',
    };
  return isPending
    ? { kind: 'pending', title: '正在更新到网络', text: `${parts.join('，')}，通常1分钟内生效` }
    : { kind: 'on', title: '上网管理生效中', text: parts.join('，') };
}
