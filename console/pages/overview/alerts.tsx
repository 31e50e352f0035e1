import { useState } from 'react';
import { overview } from '#core/contract/console/overview.ts';
import type { Alert } from '#core/contract/console/overview.shapes.ts';
import { roleNames } from '#core/rules/console/role-permissions.ts';
import { formatTime } from '../../platform/format.ts';
import { useChange, useMe } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/field.tsx';
import { ListState, Tag } from '../../ui/parts.tsx';
import styles from './overview.module.css';
import { SilenceForm } from './silence-form.tsx';

const shown = 6;
/** What calls the operator stands first, then what is open; each group keeps the order of time. */
const urgency = ({ callsYou, clearedAt }: Alert): number => (callsYou ? 0 : clearedAt === null ? 1 : 2);

interface Chosen {
  readonly alertId: string;
  readonly at: number;
}

/** The alerts: what is wrong, since when, whose it is, and who looks after it. */
export function Alerts() {
  const { me, may } = useMe();
  const list = useRows(overview.alerts, {}, { every: 15_000 });
  const [chosen, setChosen] = useState<Chosen>();
  const open = list.rows.filter(({ clearedAt }) => clearedAt === null).length;
  const calling = list.rows.filter(({ callsYou }) => callsYou).length;
  const rows = list.rows.toSorted((a, b) => urgency(a) - urgency(b)).slice(0, Math.max(shown, open));
  return (
    <Card
      title="告警"
      aside={
        <>
          {calling > 0 && <Tag tone="danger">{calling} 条等您处理</Tag>}
          {open > calling && <Tag>{open} 条未解除</Tag>}
        </>
      }
    >
      {rows.length === 0 && <ListState query={list.query} isEmpty empty="没有告警" />}
      <ul className={styles.alerts}>
        {rows.map((alert) => (
          <AlertLine
            key={alert.alertId}
            alert={alert}
            isOwn={alert.takenBy?.operatorId === me?.operatorId}
            mayTake={may('alerts.take')}
            maySilence={may('alerts.rules')}
            chosenAt={chosen?.alertId === alert.alertId ? chosen.at : undefined}
            onChoose={setChosen}
          />
        ))}
      </ul>
    </Card>
  );
}

interface AlertLineProps {
  readonly alert: Alert;
  readonly isOwn: boolean;
  readonly mayTake: boolean;
  readonly maySilence: boolean;
  /** When its silence was asked for; undefined: it was not. */
  readonly chosenAt: number | undefined;
  readonly onChoose: (chosen: Chosen | undefined) => void;
}

function AlertLine({ alert, isOwn, mayTake, maySilence, chosenAt, onChoose }: AlertLineProps) {
  const { alertId, rule, title, detail, raisedAt, clearedAt, takenBy, role, silence, isQuiet } = alert;
  const take = useChange(overview.takeAlert);
  const isOpen = clearedAt === null;
  const states = [
    isOpen ? '' : `${formatTime(clearedAt)} 已恢复`,
    takenBy ? `${isOwn ? '您' : takenBy.name}在处理` : '',
    role === null ? '' : `归${roleNames[role]}`,
    isOpen && silence
      ? `${silence.by}静默到 ${formatTime(silence.until).slice(0, -3)}：${silence.reason}`
      : '',
    isOpen && !silence && isQuiet ? '免打扰时段' : '',
  ];
  return (
    <li data-open={isOpen}>
      <b>{title}</b>
      <time dateTime={raisedAt}>{formatTime(raisedAt)}</time>
      <p>{detail}</p>
      <p className={styles.state}>{states.filter((text) => text !== '').join('，')}</p>
      {isOpen && (
        <div className={styles.alertActs}>
          {!takenBy && mayTake && (
            <Button
              size="small"
              label={`认领 ${title}`}
              busy={take.isPending}
              onPress={() => take.mutate({ alertId })}
            >
              认领
            </Button>
          )}
          {maySilence && chosenAt === undefined && (
            <Button
              size="small"
              label={`${silence ? '取消静默' : '静默'} ${title}`}
              onPress={() => onChoose({ alertId, at: Date.now() })}
            >
              {silence ? '取消静默…' : '静默…'}
            </Button>
          )}
        </div>
      )}
      <FormError error={take.error} />
      {isOpen && chosenAt !== undefined && (
        <div className={styles.alertForm}>
          <SilenceForm
            key={String(silence === null)}
            rule={rule}
            title={title}
            silence={silence}
            now={chosenAt}
            onClose={() => onChoose(undefined)}
          />
        </div>
      )}
    </li>
  );
}
