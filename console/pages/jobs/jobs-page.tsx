import { useQuery } from '@tanstack/react-query';
import { backgroundJobConsole } from '#core/contract/console/operations/background-jobs.ts';
import type { BackgroundJob } from '#core/contract/console/operations/background-jobs.shapes.ts';
import { jobStateNames } from '#core/rules/console/operations/background-jobs.ts';
import { formatTime } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { Card } from '../../ui/card.tsx';
import { Code } from '../../ui/code.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { waitText } from '../orders/order-words.tsx';
import styles from './jobs.module.css';

const tones = { failing: 'danger', silent: 'warning', waiting: 'plain', fine: 'success' } as const;
const timeOf = (at: string | null): string => (at === null ? '—' : formatTime(at));

const columns: readonly Column<BackgroundJob>[] = [
  {
    title: '作业',
    cell: ({ title, job, kind, everySeconds }) => (
      <span className={styles.job}>
        {title}
        <small>
          <Code>{job}</Code>
          {kind === 'work' ? '，每个进程' : '，一个进程'}每 {periodText(everySeconds)}
        </small>
      </span>
    ),
  },
  {
    title: '状态',
    cell: ({ state, processes }) => (
      <span className={styles.state}>
        <Tag tone={tones[state]}>{jobStateNames[state]}</Tag>
        <small>{processes} 个进程</small>
      </span>
    ),
  },
  { title: '上次运行', cell: ({ lastRunAt }) => timeOf(lastRunAt) },
  {
    title: '用时',
    align: 'end',
    cell: ({ lastMs }) => (lastMs === null ? '—' : `${lastMs.toLocaleString('zh-CN')} 毫秒`),
  },
  { title: '下次运行', cell: ({ nextRunAt }) => timeOf(nextRunAt) },
  {
    title: '等着做',
    align: 'end',
    cell: ({ queue }) => {
      if (!queue) return '—';
      const size = `${queue.size.toLocaleString('zh-CN')} 条`;
      return queue.size === 0 ? size : `${size}，最久 ${waitText(queue.oldestSeconds)}`;
    },
  },
  {
    title: '最近一次出错',
    cell: ({ lastFailure, failures, runs }) =>
      lastFailure ? (
        <span className={styles.failure}>
          {formatTime(lastFailure.at)} {lastFailure.text}
          <small>
            {runs.toLocaleString('zh-CN')} 次里 {failures.toLocaleString('zh-CN')} 次
          </small>
        </span>
      ) : (
        '没有'
      ),
  },
];

function periodText(seconds: number): string {
  if (seconds < 60) return `${seconds} 秒`;
  return seconds < 3_600 ? `${seconds / 60} 分钟` : `${seconds / 3_600} 小时`;
}

/** What the product does by itself: when each job ran, how it ended, and what waits for it. */
export function JobsPage() {
  const query = useQuery({ ...reading(backgroundJobConsole.backgroundJobs, {}), refetchInterval: 5_000 });
  const rows = query.data?.rows ?? [];
  const failing = rows.filter(({ state }) => state === 'failing').length;
  return (
    <>
      <Head
        title="后台作业"
        tag={failing > 0 && <Tag tone="danger">{failing} 个出错</Tag>}
        facts={query.data ? `${formatTime(query.data.readAt)} 更新，每个进程 15 秒报一次，出错时马上报` : ''}
      />
      <Card title="作业" facts="出错的在前；告警规则里选“后台作业失败”" isFlush>
        {(query.error || rows.length === 0) && (
          <ListState query={query} isEmpty={rows.length === 0} empty="进程启动后几秒出现在这里" />
        )}
        {rows.length > 0 && (
          <DataTable
            caption="后台作业"
            columns={columns}
            rows={rows}
            keyOf={({ kind, job }) => `${kind} ${job}`}
          />
        )}
      </Card>
    </>
  );
}
