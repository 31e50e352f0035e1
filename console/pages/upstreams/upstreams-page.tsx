import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { upstreamConsole } from '#core/contract/console/operations/upstreams.ts';
import type { UpstreamRow } from '#core/contract/console/operations/upstreams.shapes.ts';
import { formatTime } from '../../platform/format.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { Card, Columns } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import { ForceForm, ProbeCard } from './upstream-acts.tsx';
import { UpstreamDetail } from './upstream-detail.tsx';
import { ProcessStates, rateText, timeText } from './upstream-words.tsx';
import styles from './upstreams.module.css';

const columns = (choose: (upstream: string) => void): readonly Column<UpstreamRow>[] => [
  {
    title: '上游',
    cell: ({ upstream, name }) => (
      <button type="button" className={styles.name} onClick={() => choose(upstream)}>
        {name}
      </button>
    ),
  },
  {
    title: '熔断',
    cell: ({ processes, forced }) => (
      <span className={styles.states}>
        {forced && <Tag tone="danger">手动断开</Tag>}
        <ProcessStates processes={processes} />
      </span>
    ),
  },
  {
    title: '请求',
    align: 'end',
    cell: ({ answered, failed }) => (answered + failed).toLocaleString('zh-CN'),
  },
  { title: '失败率', align: 'end', cell: rateText },
  { title: 'p99', align: 'end', cell: ({ p99 }) => timeText(p99) },
  {
    title: '最近一次失败',
    cell: ({ lastFailure }) =>
      lastFailure ? (
        <span className={styles.failure}>
          {formatTime(lastFailure.at)} {lastFailure.reason}
        </span>
      ) : (
        '没有'
      ),
  },
  {
    title: '请求走势',
    cell: ({ name, steps }) => (
      <Sparkline
        values={steps.map(({ answered, failed }) => answered + failed)}
        label={`${name}近 1 小时的请求`}
      />
    ),
  },
];

/** The systems outside: what each process sees of them, and the acts on their breakers. */
export function UpstreamsPage() {
  const { may } = useMe();
  const query = useQuery({ ...reading(upstreamConsole.upstreams, {}), refetchInterval: 5_000 });
  const [chosen, setChosen] = useState<string>();
  const [done, setDone] = useState('');
  const rows = query.data?.rows ?? [];
  const row = rows.find(({ upstream }) => upstream === chosen);
  const open = rows.filter(({ forced, state }) => forced !== null || state === 'open').length;
  const choose = (upstream: string): void => {
    setDone('');
    setChosen(upstream);
  };
  return (
    <>
      <Head
        title="上游与熔断"
        tag={open > 0 && <Tag tone="danger">{open} 个断开</Tag>}
        facts={query.data ? `${formatTime(query.data.readAt)} 更新，请求、失败率和 p99 是近 1 小时的` : ''}
      />
      <Columns
        side={
          <>
            {done !== '' && (
              <p className={styles.done} role="status">
                {done}
              </p>
            )}
            {row ? (
              <>
                <ProbeCard key={`probe ${row.upstream}`} row={row} />
                {may('upstreams.forceOpen') && (
                  <ForceForm
                    key={`force ${row.upstream} ${row.forced === null}`}
                    row={row}
                    now={Date.parse(query.data?.readAt ?? '')}
                    onDone={(text) => {
                      setDone(text);
                      if (text === '') setChosen(undefined);
                    }}
                  />
                )}
              </>
            ) : (
              <Card title="看一个上游">
                <p className={styles.hint}>
                  在左边选一个：看每个进程的熔断和近 1 小时的走势
                  {may('upstreams.forceOpen') ? '，探测它，或者先断开它' : ''}
                </p>
                <p className={styles.hint}>
                  连续 5 次失败自动断开，过几秒放一个请求试探，成功就恢复。恢复只看应答，不能手动合上。
                </p>
              </Card>
            )}
          </>
        }
      >
        {row && <UpstreamDetail row={row} />}
        <Card title="上游" facts="异常的在前" isFlush>
          {(query.error || rows.length === 0) && (
            <ListState query={query} isEmpty={rows.length === 0} empty="进程启动后几秒出现在这里" />
          )}
          {rows.length > 0 && (
            <DataTable
              caption="上游"
              columns={columns(choose)}
              rows={rows}
              keyOf={({ upstream }) => upstream}
              current={chosen}
            />
          )}
        </Card>
      </Columns>
    </>
  );
}
