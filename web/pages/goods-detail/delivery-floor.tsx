import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { addresses } from '#core/contract/order/addresses.ts';
import { arrivalDay } from '#core/rules/order/arrival-day.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { truckIcon } from '#web/art/icons/truck-icon.ts';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { useCityPicker } from '#web/features/city/use-city-picker.tsx';
import { usePlace } from '#web/platform/location/place-store.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import type { CityStock } from './use-city-stock.ts';
import styles from './delivery-floor.module.css';

export interface DeliveryFloorProps {
  readonly goods: SkuDetail;
  readonly stock: CityStock;
}

/** Where physical goods go: the city, or the own address in it, with its stock; until when they arrive, and the freight. */
export function DeliveryFloor({ goods, stock }: DeliveryFloorProps) {
  const { areaNum, areaName } = usePlace();
  const isMember = useSession(({ session }) => session.kind === 'member');
  const { data } = useCall(addresses.addressList, {}, { enabled: isMember });
  const [own] = data?.list ?? [];
  const { show, picker } = useCityPicker();
  return (
    <>
      <Cells title="配送" titleHidden>
        <Cell
          icon={pinIcon}
          title={
            <span className={`${styles.place} one-line`}>
              送至 {own?.areaNum === areaNum ? `${own.city}${own.district}${own.street}` : areaName}
            </span>
          }
          note={stock.text}
          end="切换城市"
          onPress={show}
        />
        <Cell
          icon={truckIcon}
          title={
            stock.reason === ''
              ? `预计${arrivalDay(areaNum, Date.parse(goods.serverNow))}前送达`
              : '不能配送到这里'
          }
          end={goods.freightFen === 0 ? '包邮' : `运费¥${shortYuan(goods.freightFen)}`}
        />
      </Cells>
      {picker}
    </>
  );
}
