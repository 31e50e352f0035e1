import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { activities } from '#core/contract/console/activities/activities.ts';
import { formatFen, formatTime, formatWait } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { CardFrame } from '../../ui/card.tsx';
import { Meter } from '../../ui/figure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListState } from '../../ui/parts.tsx';
import { FlashSaleActForm } from '../flash-sales/flash-sale-act-form.tsx';
import { FlashSaleStateTag } from '../flash-sales/flash-sale-names.tsx';
import styles from './on-call.module.css';

const shown = (value: number): string => value.toLocaleString('zh-CN');

/** The sessions that run now, each with its stop. */
export function RunningSales({ mayStop }: { readonly mayStop: boolean }) {
  const query = useQuery({
    ...reading(activities.flashSales, { state: 'running' }),
    refetchInterval: 10_000,
  });
  const rows = query.data?.rows ?? [];
  return (
    <section className={styles.part} aria-label="进行中的秒杀、半价和抽签">
      <h2>进行中的秒杀、半价和抽签</h2>
      {rows.length === 0 && <ListState query={query} isEmpty={false} empty="" />}
      {query.isSuccess && rows.length === 0 && <p className={styles.none}>现在没有进行中的场次</p>}
      {rows.map(({ sessionId }) => (
        <RunningSale key={sessionId} sessionId={sessionId} mayStop={mayStop} />
      ))}
    </section>
  );
}

function RunningSale({ sessionId, mayStop }: { readonly sessionId: string; readonly mayStop: boolean }) {
  const [isStopping, setStopping] = useState(false);
  const query = useQuery({ ...reading(activities.flashSale, { sessionId }), refetchInterval: 10_000 });
  const { data } = query;
  if (!data) return <ListState query={query} isEmpty={false} empty="" />;
  const { name, state, endsAt, serverNow, taken, total, spentFen, budgetFen, reserved } = data;
  const [usedUpAt] = data.goods.flatMap((each) => each.usedUpAt ?? []).toSorted();
  return (
    <CardFrame label={name} className={styles.sale}>
      <header>
        <FlashSaleStateTag state={state} />
        <span>还剩 {formatWait(serverNow, Date.parse(endsAt))}</span>
      </header>
      <p className={styles.name}>
        <Link to="/flash-sales/$sessionId" params={{ sessionId }}>
          {name}
        </Link>
        <span>
          {shown(taken)} / {shown(total)} 件
        </span>
      </p>
      <Meter part={taken} whole={total} label={`${name} 已抢`} />
      <p className={styles.facts}>
        补贴 {formatFen(spentFen)}
        {budgetFen === null ? '，不限' : ` / ${formatFen(budgetFen)}`}
        {usedUpAt && `，按现在的速度 ${formatTime(usedUpAt)} 有商品到顶`}
      </p>
      {mayStop && !isStopping && (
        <div className={styles.stop}>
          <Button look="stop" label={`停止活动 ${name}`} onPress={() => setStopping(true)}>
            <Icon name="stop" />
            停止活动…
          </Button>
          <p>几秒内手机上显示“活动已停止”；占着的 {shown(reserved)} 件仍可付款</p>
        </div>
      )}
      {isStopping && (
        <FlashSaleActForm
          act="stop"
          sessionId={sessionId}
          flashSaleName={name}
          reserved={reserved}
          onClose={() => setStopping(false)}
        />
      )}
    </CardFrame>
  );
}
