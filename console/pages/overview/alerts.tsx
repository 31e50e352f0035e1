import { overview } from '#core/contract/console/overview.ts';
import { formatTime } from '../../platform/format.ts';
import { useChange } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/field.tsx';
import { ListState, Tag } from '../../ui/parts.tsx';
import styles from './overview.module.css';

/** The alerts, the newest first: what is wrong, since when, and who looks after it. */
export function Alerts({ mayTake }: { readonly mayTake: boolean }) {
  const list = useRows(overview.alerts, {}, { every: 15_000 });
  const take = useChange(overview.takeAlert);
  const open = list.rows.filter(({ clearedAt }) => clearedAt === null).length;
  return (
    <Card title="告警" aside={open > 0 && <Tag tone="danger">{open} 条未解除</Tag>}>
      {list.rows.length === 0 && <ListState query={list.query} isEmpty empty="没有告警" />}
      <ul className={styles.alerts}>
        {list.rows.slice(0, 6).map(({ alertId, title, detail, raisedAt, clearedAt, takenBy }) => (
          <li key={alertId} data-open={clearedAt === null}>
            <b>{title}</b>
            <time dateTime={raisedAt}>{formatTime(raisedAt)}</time>
            <p>{detail}</p>
            <p className={styles.state}>
              {clearedAt !== null && `${formatTime(clearedAt)} 已恢复`}
              {takenBy && `${clearedAt === null ? '' : '，'}${takenBy.name}在处理`}
              {clearedAt === null && !takenBy && mayTake && (
                <Button size="small" busy={take.isPending} onPress={() => take.mutate({ alertId })}>
                  认领
                </Button>
              )}
            </p>
          </li>
        ))}
      </ul>
      <FormError error={take.error} />
    </Card>
  );
}
