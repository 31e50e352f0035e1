import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { tasks } from '#core/contract/console/operations/tasks.ts';
import { reading } from '../../platform/queries.ts';
import { ListState } from '../../ui/parts.tsx';
import { TaskProgress, TaskStateTag } from '../tasks/task-progress.tsx';
import styles from './coupons.module.css';

const everyMs = 1500;

/** How far the grant is that was just started. */
export function GrantProgress({ taskId }: { readonly taskId: string }) {
  const query = useQuery({
    ...reading(tasks.task, { taskId }),
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.state === 'running' ? everyMs : false,
  });
  if (!query.data) return <ListState query={query} isEmpty={false} empty="" />;
  return (
    <p role="status" className={styles.started}>
      <TaskStateTag state={query.data.state} />
      <TaskProgress {...query.data} />
      <Link to="/tasks" search={{ task: taskId }} className={styles.link}>
        逐行结果和停止
      </Link>
    </p>
  );
}
