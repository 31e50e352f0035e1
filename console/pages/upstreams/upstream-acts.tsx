import { useState } from 'react';
import { upstreamConsole } from '#core/contract/console/operations/upstreams.ts';
import type { UpstreamRow } from '#core/contract/console/operations/upstreams.shapes.ts';
import { formatTime } from '../../platform/format.ts';
import { useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import styles from './upstreams.module.css';

const [halfHourMs, minuteMs] = [1_800_000, 60_000];

interface UpstreamActsProps {
  readonly row: UpstreamRow;
  /** By the server's clock. */
  readonly now: number;
  readonly onDone: (text: string) => void;
}

/** One harmless request. Its answer changes nothing. */
export function ProbeCard({ row }: Pick<UpstreamActsProps, 'row'>) {
  const { may } = useMe();
  const probe = useChange(upstreamConsole.probeUpstream);
  return (
    <Card title="探测" facts={row.name}>
      <p className={styles.hint}>
        {row.noProbe ?? '发一个不改变任何东西的真请求，断开时也发；结果不影响熔断'}
      </p>
      {row.noProbe === null && may('upstreams.probe') && (
        <Button busy={probe.isPending} onPress={() => probe.mutate({ upstream: row.upstream })}>
          探测一次
        </Button>
      )}
      {probe.data && (
        <p className={styles.answer} data-answered={probe.data.isAnswered} role="status">
          {probe.data.isAnswered ? '有应答' : '没有应答'}：{probe.data.text}，{probe.data.ms} 毫秒
        </p>
      )}
      <FormError error={probe.error} />
    </Card>
  );
}

/** Opens the upstream in every process, or lifts that. Nothing here closes a breaker. */
export function ForceForm({ row, now, onDone }: UpstreamActsProps) {
  const [until, setUntil] = useState<string | null>(() =>
    new Date(Math.ceil((now + halfHourMs) / minuteMs) * minuteMs).toISOString(),
  );
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const { upstream, forced, name, without } = row;
  const open = useChange(upstreamConsole.forceOpen, (data) =>
    data.kind === 'opened'
      ? onDone(`${name}已断开，几秒内所有进程都不再请求它`)
      : setFault(`${data.by}已经断开，到 ${formatTime(data.until)}`),
  );
  const lift = useChange(upstreamConsole.liftForced, (data) =>
    onDone(data.kind === 'lifted' ? `${name}已取消断开，熔断回到自动` : `${name}已经不是手动断开的了`),
  );
  const current = forced ? lift : open;
  const submit = (): void => {
    setFault(undefined);
    if (forced) lift.mutate({ upstream, reason });
    else if (until !== null) open.mutate({ upstream, until, reason });
  };
  return (
    <ActForm
      title={forced ? `取消断开 ${name}` : `断开 ${name}`}
      effect={
        forced
          ? `${forced.by}断开，到 ${formatTime(forced.until).slice(0, -3)}。取消后由各进程自己判断，连不上仍会自动断开。`
          : `所有进程不再请求它：${without}。一个人就可以，最长 4 小时，到点自动取消。`
      }
      button={forced ? '取消断开' : '断开'}
      look={forced ? 'primary' : 'danger'}
      busy={current.isPending}
      disabled={!forced && until === null}
      error={fault === undefined ? current.error : new Error(fault)}
      reason={reason}
      onReason={setReason}
      onSubmit={submit}
      onClose={() => onDone('')}
    >
      {!forced && <TimeField label="到" hint="到点自动取消" required value={until} onValue={setUntil} />}
    </ActForm>
  );
}
