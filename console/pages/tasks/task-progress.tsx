import type { TaskRow } from '#core/contract/console/operations/tasks.shapes.ts';
import { taskStateNames } from '#core/rules/console/operations/task-states.ts';
import { Meter } from '../../ui/figure.tsx';
import { Tag } from '../../ui/parts.tsx';
import styles from './tasks.module.css';

const tones = { draft: 'plain', running: 'info', stopped: 'danger', done: 'success' } as const;

export const TaskStateTag = ({ state }: Pick<TaskRow, 'state'>) => (
  <Tag tone={tones[state]}>{taskStateNames[state]}</Tag>
);

/** How far a task is. */
export const TaskProgress = ({ title, finished, failed, total }: TaskRow) => (
  <span className={styles.progress}>
    <Meter part={finished} whole={total} label={`${title} 进度`} />
    {finished.toLocaleString('zh-CN')} / {total.toLocaleString('zh-CN')}
    {failed > 0 && <Tag tone="warning">失败 {failed.toLocaleString('zh-CN')}</Tag>}
  </span>
);
