import { z } from 'zod';
import { featureStates } from '#core/contract/common/features.ts';
import { switchColumns } from '#core/contract/console/operations/switch-columns.ts';
import { untilFault } from '#core/rules/console/operations/switch-approval.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { ProposalKind } from '../proposals/proposal-kind.ts';
import { afterText, changesOf, targetName, writeCells } from './switch-writes.ts';
import { lockColumn } from './switch-cells.ts';
import { countedText, countEffect } from './switch-effect.ts';

const input = z.object({
  column: z.enum(switchColumns),
  state: z.enum(featureStates),
  areas: z.array(z.string()).min(1),
  until: z.iso.datetime({ offset: true }),
  reason: z.string(),
});

/** Limits or pauses what one person may not: three cities and more, or what subscribers paid for in more than one. */
export const setRegion: ProposalKind<z.output<typeof input>> = {
  kind: 'switches.set',
  act: '设置开关',
  objectKind: 'switch',
  approve: 'switches.approve',
  input,
  needsTotp: () => false,
  async dryRun(tx, { column, state, areas, until }, now) {
    const fault = untilFault(Date.parse(until), now.getTime(), true);
    if (fault !== undefined) throw new Refusal(fault);
    const locked = await lockColumn(tx, column, now);
    const cells = locked.filter(({ areaNum }) => areas.includes(areaNum));
    if (cells.length !== areas.length) throw new Refusal('没有这个城市的开关');
    const { subscribers, lastHour } = await countEffect(tx, { column, areas }, now);
    return {
      target: column,
      targetName: targetName(column, areas),
      baseVersion: cells.map(({ areaNum, version }) => `${areaNum}:${version}`).join(' '),
      changes: changesOf(cells, afterText(state, new Date(until))),
      effects: [
        `影响 ${countedText(subscribers)} 位用户，最近 1 小时 ${countedText(lastHour)} 次`,
        '同意后几秒内生效，到点自动恢复；提前恢复一个人就可以',
      ],
      costFen: null,
    };
  },
  apply: (tx, { column, state, areas, until, reason }, { now, proposedBy, proposalId }) =>
    writeCells(tx, { column, state, areas, until: new Date(until), reason, by: proposedBy, proposalId }, now),
};
