import { flashSales } from '#core/contract/activity/flash-sales.ts';
import type { Appointment } from '#core/contract/activity/flash-sales.shapes.ts';
import { GoodsSkeleton } from '#web/features/goods/list/goods-skeleton.tsx';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { usePages } from '#web/platform/queries/use-pages.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { serverNow } from '#web/platform/gateway/server-clock.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { GoodsList } from '#web/ui/goods-card/goods-list.tsx';
import { LoadMore } from '#web/ui/load-more/load-more.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { AppointmentRow } from './appointment-row.tsx';
import styles from './my-appointments.module.css';

const pageSize = 20;

/** 我的预约: sessions that the subscriber is reminded of, with a calendar file for each. */
function MyAppointments() {
  const href = useHref();
  const kind = useSession(({ session }) => session.kind);
  return (
    <PageFrame title="我的预约" guest={{ title: '登录后查看预约', text: '开抢前5分钟，我们在消息里提醒您' }}>
      <Appointments enabled={kind === 'member'} flashSaleHref={href({ page: 'flashSale' })} />
    </PageFrame>
  );
}

function Appointments({ enabled, flashSaleHref }: { enabled: boolean; flashSaleHref: string }) {
  const call = useApi();
  const shown = usePages<Appointment, { readonly list: readonly Appointment[]; readonly hasNext: boolean }>(
    [flashSales.appointments.path],
    (pageNum) => call(flashSales.appointments, { pageNum, pageSize }),
    { enabled, staleMs: 0 },
  );
  const { cancel, busyId } = useCancel();
  return (
    <QueryState
      query={{ data: shown.list, error: shown.error, refetch: shown.refetch }}
      skeleton={
        <Floor label="我的预约">
          <GoodsSkeleton count={4} density="row" />
        </Floor>
      }
      failedTitle="预约没有加载出来"
      failedLook="page"
      isEmpty={(list) => list.length === 0}
      empty={
        <EmptyState
          art="calendar"
          title="还没有预约"
          text="在秒杀页点“预约提醒”，开抢前我们提醒您"
          action={{ text: '去看秒杀', href: flashSaleHref }}
        />
      }
    >
      {(list) => (
        <Floor label="我的预约">
          <GoodsList density="row" label="我的预约">
            {list.map((each, at) => (
              <AppointmentRow
                key={each.activityId}
                appointment={each}
                now={serverNow()}
                eager={at < 5}
                busy={busyId === each.activityId}
                onCancel={() => cancel(each)}
              />
            ))}
          </GoodsList>
          <LoadMore
            pages={shown}
            failedTitle="更多预约没有加载出来"
            kind="plain"
            size="s"
            className={styles.more}
          />
        </Floor>
      )}
    </QueryState>
  );
}

function useCancel() {
  const call = useApi();
  const queries = useQueryCache();
  const { run, busy, input } = useAction(
    ({ activityId }: Appointment) => call(flashSales.cancelAppointment, { activityId }),
    {
      onDone: () => {
        toast('已取消预约');
        void queries.refresh(flashSales.appointments.path);
        void queries.refresh(flashSales.mySales.path);
      },
    },
  );
  return { cancel: run, busyId: busy ? input?.activityId : undefined };
}

export const page: PageDefinition = { Page: MyAppointments };
