import { z } from 'zod';
import { maintenanceMalls } from '#core/contract/console/operations/maintenance-malls.ts';
import {
  maintenanceFault,
  maintenanceMallNames,
} from '#core/rules/console/operations/maintenance-notices.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { ProposalKind } from '../proposals/proposal-kind.ts';
import { isOverlapped, lockNotices, writeNotice } from './write-notice.ts';

const input = z.object({
  mall: z.enum(maintenanceMalls),
  title: z.string(),
  message: z.string(),
  from: z.iso.datetime({ offset: true }).nullable(),
  until: z.iso.datetime({ offset: true }),
  reason: z.string(),
});
type Input = z.output<typeof input>;

const timesOf = ({ from, until }: Input, now: Date) => ({
  from: from === null ? now : new Date(from),
  until: new Date(until),
});
const minuteText = (at: Date | null | undefined): string => (at ? chinaMinute(at) : '');

/** Shows a maintenance notice over every page of a mall or of the whole product. */
export const showMaintenance: ProposalKind<Input> = {
  kind: 'maintenance.show',
  act: '显示维护公告',
  objectKind: 'maintenance',
  approve: 'switches.approve',
  input,
  needsTotp: () => false,
  async dryRun(tx, wanted, now) {
    const times = timesOf(wanted, now);
    const fault = maintenanceFault(times.from.getTime(), times.until.getTime(), now.getTime());
    if (fault !== undefined) throw new Refusal(fault);
    const notices = await lockNotices(tx, wanted.mall, now);
    const [replaced, ...others] = notices.filter((each) => isOverlapped(each, times));
    const name = maintenanceMallNames[wanted.mall];
    return {
      target: wanted.mall,
      targetName: `${name} · ${wanted.title}`,
      baseVersion: notices.map(({ notice_id }) => notice_id).join(' '),
      changes: [
        { field: '标题', before: replaced?.title ?? '', after: wanted.title },
        { field: '正文', before: replaced?.message ?? '', after: wanted.message },
        {
          field: '开始',
          before: minuteText(replaced?.begins_at),
          after: wanted.from === null ? '同意后马上' : minuteText(times.from),
        },
        { field: '结束', before: minuteText(replaced?.ends_at), after: minuteText(times.until) },
      ],
      effects: [
        `${name}的每个页面顶部弹出，关不掉，不能继续操作；到点自动消失`,
        ...(replaced ? [`替换同一时间的 ${others.length + 1} 条公告`] : []),
        '提前结束一个人就可以，几秒内到所有手机',
      ],
      costFen: null,
    };
  },
  apply: (tx, wanted, { now, proposedBy, proposalId }) =>
    writeNotice(tx, { ...wanted, ...timesOf(wanted, now), by: proposedBy, proposalId }, now),
};
