import { rail } from '#core/contract/goods/rail.ts';
import type { HallKind } from '#core/contract/goods/rail.shapes.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { qrIcon } from '#web/art/icons/qr-icon.ts';
import { Card } from '#web/ui/card/card.tsx';
import styles from './open-visits.module.css';

/** Reserved visits that are not scanned yet, each leading to its pass. */
export function OpenVisits({ kind, isMember }: { kind: HallKind; isMember: boolean }) {
  const rights = useCall(rail.loungeRights, {}, { enabled: isMember });
  const skus = [
    ...new Set(rights.data?.rights.filter((right) => right.kind === kind).map(({ skuId }) => skuId)),
  ];
  return skus.map((skuId) => <OpenVisitsOf key={skuId} skuId={skuId} kind={kind} />);
}

function OpenVisitsOf({ skuId, kind }: { skuId: string; kind: HallKind }) {
  const href = useHref();
  const open = useCall(rail.openLoungeOrders, { skuId }, { staleMs: 0 });
  if (!open.data || open.data.list.length === 0) return null;
  return (
    <Card as="section" className={styles.visits} aria-label="待核销的预约">
      {open.data.list.map(({ orderId, hallName, companions }) => (
        <Cell
          key={orderId}
          icon={qrIcon}
          title={hallName ?? '任一贵宾厅'}
          note={companions > 0 ? `待核销，同行${companions}人` : '待核销'}
          end="出示核销码"
          href={href({
            page: kind === 'airport' ? 'airportVerification' : 'railVerification',
            query: { orderId },
          })}
        />
      ))}
    </Card>
  );
}
