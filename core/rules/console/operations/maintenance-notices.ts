import type { MaintenanceMall } from '../../../contract/console/operations/maintenance-malls.ts';
import { mallsOfChannel } from '../../../site/paths/previewed-pages.ts';
import { projects } from '../../../site/projects.ts';

const channelName = (channel: Exclude<MaintenanceMall, '*'>): string =>
  mallsOfChannel(channel)
    .map((mall) => projects[mall].name)
    .join('、');

/** Over which pages a notice stands. */
export const maintenanceMallNames: Readonly<Record<MaintenanceMall, string>> = {
  '*': '全部商城',
  MEMBER_JSRH: channelName('MEMBER_JSRH'),
  MEMBER_RWY: channelName('MEMBER_RWY'),
  MEMBER_YJ: channelName('MEMBER_YJ'),
};

export const maintenanceStateNames = { planned: '未开始', on: '显示中', over: '已结束' } as const;

const longestMs = 7 * 86_400_000;

/** What is wrong with the times of a notice, or undefined. */
export function maintenanceFault(from: number, until: number, now: number): string | undefined {
  if (until <= now) return '结束时间已经过了，请重新填写';
  if (until <= from) return '结束要在开始之后';
  return until - Math.max(from, now) > longestMs ? '一条公告最长 7 天，到时再写一条' : undefined;
}
