import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { truckIcon } from '#web/art/icons/truck-icon.ts';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { useCityPicker } from '#web/features/city/use-city-picker.tsx';
import { usePlace } from '#web/platform/location/place-store.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import type { CityStock } from './use-city-stock.ts';

export interface DeliveryFloorProps {
  readonly goods: SkuDetail;
  readonly stock: CityStock;
}

/** Where physical goods go: the city with its stock, and the freight. */
export function DeliveryFloor({ goods, stock }: DeliveryFloorProps) {
  const { areaName } = usePlace();
  const { show, picker } = useCityPicker();
  return (
    <>
      <Cells title="配送" titleHidden>
        <Cell icon={pinIcon} title={`送至 ${areaName}`} note={stock.text} end="切换城市" onPress={show} />
        <Cell
          icon={truckIcon}
          title="运费"
          end={goods.freightFen === 0 ? '包邮' : `¥${shortYuan(goods.freightFen)}`}
        />
      </Cells>
      {picker}
    </>
  );
}
