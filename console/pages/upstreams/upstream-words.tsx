import type { ProcessState, UpstreamRow } from '#core/contract/console/operations/upstreams.shapes.ts';
import { breakerStateNames } from '#core/rules/console/operations/upstreams.ts';
import { formatTime } from '../../platform/format.ts';
import { Tag } from '../../ui/parts.tsx';

const tones = { closed: 'success', 'half-open': 'warning', open: 'danger' } as const;

const BreakerTag = ({ state, count }: Pick<ProcessState, 'state'> & { readonly count: number }) => (
  <Tag tone={tones[state]}>
    {breakerStateNames[state]}
    {count > 1 && ` ${count} 个进程`}
  </Tag>
);

/** How many processes have their breaker in which state, and how many say nothing. */
export function ProcessStates({ processes }: Pick<UpstreamRow, 'processes'>) {
  const reporting = processes.filter(({ isSilent }) => !isSilent);
  const silent = processes.length - reporting.length;
  return (
    <>
      {(['open', 'half-open', 'closed'] as const).map((state) => {
        const count = reporting.filter((each) => each.state === state).length;
        return count > 0 && <BreakerTag key={state} state={state} count={count} />;
      })}
      {silent > 0 && <Tag>{silent} 个进程没有消息</Tag>}
      {processes.length === 0 && <Tag>还没有请求</Tag>}
    </>
  );
}

/** What one process does, since when. */
export const ProcessLine = ({
  process: { state, since, seenAt, isSilent },
}: {
  readonly process: ProcessState;
}) =>
  isSilent ? (
    <>
      <Tag>没有消息</Tag> 最后一次在 {formatTime(seenAt)}
    </>
  ) : (
    <>
      <BreakerTag state={state} count={1} /> 从 {formatTime(since)} 起
    </>
  );

export const rateText = ({ answered, failed }: Pick<UpstreamRow, 'answered' | 'failed'>): string =>
  answered + failed === 0 ? '—' : `${((failed / (answered + failed)) * 100).toFixed(1)}%`;
export const timeText = (ms: number | null): string => (ms === null ? '—' : `${Math.round(ms)} 毫秒`);
