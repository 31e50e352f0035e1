import { lounge } from '#core/contract/goods/lounge.ts';
import { rail } from '#core/contract/goods/rail.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { GoodsRow } from '#web/features/goods/list/goods-row.tsx';
import { GoodsShelf } from '#web/features/goods/list/goods-shelf.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useGo, useHref, useNavigator } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Segmented } from '#web/ui/tabs/segmented.tsx';
import styles from './rail-curated.module.css';

const tabs = [
  { key: 'goods', text: '甄选好物' },
  { key: 'visits', text: '使用记录' },
] as const;

/** 高铁甄选: lounge goods with the coupons that pay for them, and the visits so far. */
function RailCurated() {
  const navigator = useNavigator();
  const go = useGo();
  const tab = navigator.queryValue('tab') === 'visits' ? 'visits' : 'goods';
  return (
    <PageFrame title="高铁甄选">
      <div className={styles.part}>
        <Segmented
          label="高铁甄选"
          items={tabs}
          value={tab}
          onChange={(key) =>
            go({ page: 'railCurated', query: { tab: key === 'visits' ? key : undefined } }, 'replace')
          }
        />
      </div>
      {tab === 'goods' ? <CuratedGoods /> : <Visits />}
    </PageFrame>
  );
}

const skeleton = (
  <div className={styles.part} role="status" aria-label="加载中">
    <SkeletonBox height={96} />
    <SkeletonBox height={96} />
  </div>
);

function CuratedGoods() {
  const href = useHref();
  const isMember = useSession(({ session }) => session.kind === 'member');
  const rights = useCall(rail.loungeRights, {}, { enabled: isMember });
  return (
    <QueryState
      query={rights}
      failedLook="page"
      failedTitle="甄选好物没有加载出来"
      isEmpty={({ goodsList }) => goodsList.length === 0}
      empty={<EmptyState art="goods" title="甄选好物正在上新" />}
      skeleton={skeleton}
    >
      {({ goodsList, coupons, couponCount }) => (
        <>
          {coupons.length > 0 && (
            <Cells title={`可用券${couponCount}张`}>
              {coupons.map(({ cardCode, couponName, scopeText }) => (
                <Cell
                  key={cardCode}
                  title={couponName}
                  note={scopeText}
                  href={href({ page: 'myCoupons' })}
                  end="去使用"
                />
              ))}
            </Cells>
          )}
          <GoodsShelf
            header={{ title: '贵宾厅次数' }}
            density="row"
            goods={goodsList}
            renderCard={(goods, link) => <GoodsRow goods={goods} href={link} action={{ text: '购买' }} />}
          />
        </>
      )}
    </QueryState>
  );
}

const states = { waiting: '待核销', verified: '已核销', cancelled: '已取消', expired: '已过期' } as const;

function Visits() {
  const href = useHref();
  const isMember = useSession(({ session }) => session.kind === 'member');
  const visits = useCall(lounge.loungeVisits, { pageSize: 50 }, { enabled: isMember, staleMs: 0 });
  return (
    <QueryState
      query={visits}
      failedLook="page"
      failedTitle="使用记录没有加载出来"
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          art="orders"
          title="还没有使用记录"
          text="核销过的贵宾厅会出现在这里"
          action={{ text: '选择贵宾厅', href: href({ page: 'rail' }) }}
        />
      }
      skeleton={skeleton}
    >
      {({ list }) => (
        <Cells title="使用记录" titleHidden>
          {list.map(({ orderId, kind, hallName, createdAt, verifiedAt, state, companions }) => (
            <Cell
              key={orderId}
              title={hallName ?? '任一贵宾厅'}
              note={`${chinaMinute(new Date(verifiedAt ?? createdAt))}${companions > 0 ? `，同行${companions}人` : ''}`}
              end={states[state]}
              href={href({
                page: kind === 'airport' ? 'airportVerification' : 'railVerification',
                query: { orderId },
              })}
            />
          ))}
        </Cells>
      )}
    </QueryState>
  );
}

export const page: PageDefinition = { Page: RailCurated };
