import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { activityKinds, type ActivityKind } from '#core/contract/console/activities/activity-kinds.ts';
import { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import { activityKindNames } from '#core/rules/console/activities/activity-names.ts';
import { termsOfKinds } from '#core/rules/console/activities/activity-terms-fault.ts';
import { formatTime } from '../../platform/format.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Columns } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { OrdersOfActivity } from '../orders/orders-of-activity.tsx';
import { ActivityActForm } from './activity-act-form.tsx';
import { ActivityCurve } from './activity-curve.tsx';
import { ActivityFigures } from './activity-figures.tsx';
import { ActivityHistory } from './activity-history.tsx';
import { ActivityRefusals } from './activity-refusals.tsx';
import { ActivityTermsForm } from './activity-terms-form.tsx';
import { activityPeriod, ActivityStateTag } from './activity-words.tsx';
import { FactsCard } from './facts-card.tsx';
import { GuardCard } from './guard-card.tsx';
import { LotteryVersions } from './lottery-versions.tsx';

const route = getRouteApi('/shell/activities/$kind/$activityId');
const everyMs = 5_000;
const isKind = (text: string): text is ActivityKind => activityKinds.some((kind) => kind === text);

export function ActivityPage() {
  const { kind, activityId } = route.useParams();
  if (!isKind(kind)) return <p>没有这类活动</p>;
  return <Activity key={`${kind} ${activityId}`} kind={kind} activityId={activityId} />;
}

/** An activity of any kind while it runs: participation, budget, refusals, guard rails, and its stop. */
function Activity({ kind, activityId }: { readonly kind: ActivityKind; readonly activityId: string }) {
  const { may } = useMe();
  const query = useQuery({
    ...reading(everyActivity.activity, { kind, activityId }),
    refetchInterval: everyMs,
  });
  const [act, setAct] = useState<'stop' | 'restart' | 'terms'>();
  const { data } = query;
  if (!data) return <ListState query={query} isEmpty={false} empty="" />;
  const { name, state, stoppedAt, serverNow, waitingActs, stocks } = data;
  const isOpen = state === 'running' || state === 'coming' || (state === 'usedUp' && stoppedAt === null);
  const terms = termsOfKinds[kind];
  const mayChange =
    state !== 'ended' && (terms.hasTime || terms.hasBudget || stocks.length > 0) && may('activities.propose');
  const close = (): void => setAct(undefined);
  return (
    <>
      <Head
        title={name}
        tag={
          <>
            <ActivityStateTag state={state} />
            {waitingActs.map((each) => (
              <Tag key={each} tone="warning">
                {each}，待审批
              </Tag>
            ))}
          </>
        }
        facts={[
          activityKindNames[kind],
          activityPeriod(data),
          ...(stoppedAt === null ? [] : [`${formatTime(stoppedAt)} 停止`]),
          `${formatTime(serverNow)} 的数`,
        ].join(' · ')}
      >
        <OrdersOfActivity kind={kind} activityId={activityId} />
        {mayChange && <Button onPress={() => setAct('terms')}>修改…</Button>}
        {isOpen && may('activities.stop') && (
          <Button look="stop" onPress={() => setAct('stop')}>
            <Icon name="stop" />
            停止活动…
          </Button>
        )}
        {stoppedAt !== null && state !== 'ended' && may('activities.propose') && (
          <Button look="primary" onPress={() => setAct('restart')}>
            恢复活动…
          </Button>
        )}
      </Head>
      {query.error && <ListState query={query} isEmpty={false} empty="" />}
      {act === 'terms' && <ActivityTermsForm activity={data} onClose={close} />}
      {(act === 'stop' || act === 'restart') && (
        <ActivityActForm key={act} act={act} activity={data} onClose={close} />
      )}
      <ActivityFigures activity={data} />
      <Columns
        side={
          <>
            {kind !== 'zone' && <GuardCard activity={data} />}
            <ActivityRefusals refusals={data.refusals} />
            <ActivityHistory history={data.history} />
          </>
        }
      >
        {kind !== 'zone' && (
          <ActivityCurve kind={kind} activityId={activityId} isLive={state === 'running'} />
        )}
        {kind === 'lottery' && <LotteryVersions activity={data} />}
        <FactsCard activity={data} />
      </Columns>
    </>
  );
}
