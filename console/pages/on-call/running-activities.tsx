import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EveryActivityRow } from '#core/contract/console/activities/every-activity.shapes.ts';
import { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import { activityKindNames } from '#core/rules/console/activities/activity-names.ts';
import { formatFen } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { CardFrame } from '../../ui/card.tsx';
import { Meter } from '../../ui/figure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListState, Tag } from '../../ui/parts.tsx';
import { ActivityActForm } from '../activities/activity-act-form.tsx';
import { ActivityLink, isSession } from '../activities/activity-columns.tsx';
import styles from './on-call.module.css';

const shownAtFirst = 6;
const shown = (value: number): string => value.toLocaleString('zh-CN');

/** What runs besides sessions of flash sales, each with its stop: those that cost most today first. */
export function RunningActivities({ mayStop }: { readonly mayStop: boolean }) {
  const [isWhole, setWhole] = useState(false);
  const query = useQuery({
    ...reading(everyActivity.everyActivity, { state: 'running', limit: 100 }),
    refetchInterval: 10_000,
  });
  const rows = (query.data?.rows ?? [])
    .filter((row) => !isSession(row))
    .toSorted((one, other) => other.spentTodayFen - one.spentTodayFen || other.joinedToday - one.joinedToday);
  const more = rows.length - shownAtFirst;
  return (
    <section className={styles.part} aria-label="其他进行中的活动">
      <h2>其他进行中的活动</h2>
      {rows.length === 0 && <ListState query={query} isEmpty={false} empty="" />}
      {query.isSuccess && rows.length === 0 && <p className={styles.none}>现在没有别的活动</p>}
      {(isWhole ? rows : rows.slice(0, shownAtFirst)).map((row) => (
        <RunningActivity key={`${row.kind}:${row.activityId}`} activity={row} mayStop={mayStop} />
      ))}
      {!isWhole && more > 0 && <Button onPress={() => setWhole(true)}>再显示 {more} 个</Button>}
    </section>
  );
}

interface RunningActivityProps {
  readonly activity: EveryActivityRow;
  readonly mayStop: boolean;
}
function RunningActivity({ activity, mayStop }: RunningActivityProps) {
  const [isStopping, setStopping] = useState(false);
  const { kind, name, joinedToday, spentTodayFen, budgetFen, spentFen } = activity;
  return (
    <CardFrame label={`${activityKindNames[kind]} ${name}`} isGroup className={styles.sale}>
      <p className={styles.name}>
        <ActivityLink row={activity} />
        <Tag>{activityKindNames[kind]}</Tag>
      </p>
      {budgetFen !== null && (
        <Meter part={spentFen ?? 0} whole={budgetFen} label={`${name} 预算已用`} warns />
      )}
      <div className={styles.line}>
        <p className={styles.facts}>
          今天 {shown(joinedToday)} 次，花 {formatFen(spentTodayFen)}
          {budgetFen !== null && `；共花 ${formatFen(spentFen ?? 0)} / ${formatFen(budgetFen)}`}
        </p>
        {mayStop && !isStopping && (
          <Button look="danger" label={`停止活动 ${name}`} onPress={() => setStopping(true)}>
            <Icon name="stop" />
            停止…
          </Button>
        )}
      </div>
      {isStopping && <ActivityActForm act="stop" activity={activity} onClose={() => setStopping(false)} />}
    </CardFrame>
  );
}
