import type { limitConsole } from '#core/contract/console/operations/limits.ts';
import { limitKeys } from '#core/contract/console/operations/limit-keys.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { limitTexts } from '#core/rules/console/operations/limits.ts';
import type { Deps } from '../../../deps.ts';
import { changeLimit } from './limit-kind.ts';

/** Every limit with its value, its bounds, and who changed it. */
export async function limitList({
  db,
  clock,
  requestLimits,
}: Pick<Deps, 'db' | 'clock' | 'requestLimits'>): Promise<DataOf<(typeof limitConsole)['limits']>> {
  const [rows, waiting] = await Promise.all([
    db
      .selectFrom('limit_values as l')
      .innerJoin('proposals as p', 'p.proposal_id', 'l.proposal_id')
      .innerJoin('operators as a', 'a.operator_id', 'p.proposed_by')
      .leftJoin('operators as d', 'd.operator_id', 'p.decided_by')
      .select(['l.limit_key', 'l.value', 'l.version', 'l.changed_at', 'a.name', 'd.name as decider'])
      .execute(),
    db
      .selectFrom('proposals')
      .select('target')
      .where('kind', '=', changeLimit.kind)
      .where('state', '=', 'waiting')
      .where('ends_at', '>', clock.now())
      .execute(),
  ]);
  const { callsPerSecond, captchasPerMinute, pagesPerSecond } = requestLimits;
  const rate = (value: number, unit: string): string => (value === 0 ? '不限' : `${value} ${unit}`);
  return {
    rows: limitKeys.map((key) => {
      const row = rows.find(({ limit_key }) => limit_key === key);
      const { usual, min, max } = limitTexts[key];
      return {
        key,
        value: row?.value ?? usual,
        min,
        max,
        usual,
        version: row?.version ?? 0,
        changedAt: row?.changed_at.toISOString() ?? null,
        changedBy: row ? `${row.name}、${row.decider ?? ''}` : '',
        isWaiting: waiting.some(({ target }) => target === key),
      };
    }),
    machine: [
      {
        setting: 'CALLS_PER_SECOND',
        name: '每个地址的请求',
        value: rate(callsPerSecond, '次/秒'),
        where: '领取、下单等所有请求',
      },
      {
        setting: 'PAGES_PER_SECOND',
        name: '每个地址打开页面',
        value: rate(pagesPerSecond, '次/秒'),
        where: '所有页面',
      },
      {
        setting: 'CAPTCHAS_PER_MINUTE',
        name: '每个地址的拼图验证',
        value: rate(captchasPerMinute, '次/分钟'),
        where: '发送验证码之前',
      },
    ],
  };
}
