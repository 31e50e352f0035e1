import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { activities } from '#core/contract/console/activities/activities.ts';
import { formatTime, formatWait } from '../../platform/format.ts';
import { periodText } from '../../platform/period-text.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Columns } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { ActivityHistory } from '../activities/activity-history.tsx';
import { OrdersOfActivity } from '../orders/orders-of-activity.tsx';
import { SessionGuards } from '../activities/guard-card.tsx';
import { FlashSaleActForm, type FlashSaleAct } from './flash-sale-act-form.tsx';
import { FlashSaleCurve } from './flash-sale-curve.tsx';
import { FlashSaleDraftForm } from './flash-sale-draft-form.tsx';
import { FlashSaleFigures } from './flash-sale-figures.tsx';
import { FlashSaleGoods } from './flash-sale-goods.tsx';
import { FlashSaleStateTag } from './flash-sale-names.tsx';
import { FlashSaleRefusals } from './flash-sale-refusals.tsx';

const route = getRouteApi('/shell/flash-sales/$sessionId');
const everyMs = 3000;

/** One session while it runs: what is sold, what is refused, and its stops. */
export function FlashSalePage() {
  const { sessionId } = route.useParams();
  const { may } = useMe();
  const query = useQuery({ ...reading(activities.flashSale, { sessionId }), refetchInterval: everyMs });
  const [act, setAct] = useState<FlashSaleAct | 'change'>();
  const { data } = query;
  if (!data) return <ListState query={query} isEmpty={false} empty="" />;
  const { name, kind, state, mode, endsAt, serverNow, stoppedAt, waitingAct, reserved, history } = data;
  const isOpen = state === 'running' || state === 'coming';
  const sessionKind = kind === 'half' ? 'half' : mode === 'draw' ? 'draw' : 'flash';
  const facts = [
    periodText(data),
    ...(state === 'running' ? [`还剩 ${formatWait(serverNow, Date.parse(endsAt))}`] : []),
    ...(stoppedAt === null ? [] : [`${formatTime(stoppedAt)} 停止，占着的仍可付款`]),
    `${formatTime(serverNow)} 的数`,
  ];
  const mayChange = (isOpen || state === 'stopped') && mode === 'race' && may('activities.propose');
  const close = (): void => setAct(undefined);
  const actForm = act !== undefined && act !== 'change' && (
    <FlashSaleActForm
      key={`${act.act} ${act.goods?.goodsId ?? ''}`}
      {...act}
      sessionId={sessionId}
      flashSaleName={name}
      reserved={reserved}
      onClose={close}
    />
  );
  // The form of one of the goods stands beside them.
  const ofGoods = act !== undefined && act !== 'change' && act.goods !== undefined;
  return (
    <>
      <Head
        title={name}
        tag={
          <>
            <FlashSaleStateTag state={state} />
            {waitingAct !== null && <Tag tone="warning">{waitingAct}，待审批</Tag>}
          </>
        }
        facts={facts.join(' · ')}
      >
        <OrdersOfActivity kind={sessionKind} activityId={sessionId} />
        {mayChange && <Button onPress={() => setAct('change')}>修改…</Button>}
        {isOpen && may('activities.stop') && (
          <Button look="stop" onPress={() => setAct({ act: 'stop' })}>
            <Icon name="stop" />
            停止活动…
          </Button>
        )}
        {state === 'stopped' && may('activities.propose') && (
          <Button look="primary" onPress={() => setAct({ act: 'restart' })}>
            恢复活动…
          </Button>
        )}
      </Head>
      {query.error && <ListState query={query} isEmpty={false} empty="" />}
      {act === 'change' && <FlashSaleDraftForm sale={data} onClose={close} />}
      {!ofGoods && actForm}
      <FlashSaleFigures sale={data} />
      <Columns
        side={
          <>
            <SessionGuards kind={sessionKind} sessionId={sessionId} />
            <FlashSaleRefusals refusals={data.refusals} />
            <ActivityHistory history={history} />
          </>
        }
      >
        <FlashSaleCurve
          sessionId={sessionId}
          total={data.total}
          every={state === 'running' ? everyMs : false}
        />
        {ofGoods && actForm}
        <FlashSaleGoods sale={data} onAct={setAct} />
      </Columns>
    </>
  );
}
