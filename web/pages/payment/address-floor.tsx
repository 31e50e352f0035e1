import type { StockNote } from '#core/rules/goods/stock-note.ts';
import type { RequestedLine } from '#core/rules/order/checkout-query.ts';
import { addressText } from '#core/rules/order/address-text.ts';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import type { CheckoutAddress } from './use-address.ts';
import styles from './payment.module.css';

interface AddressFloorProps {
  readonly address: CheckoutAddress;
  readonly stock: StockNote | undefined;
  /** What is delivered; the address book shows its stock. */
  readonly goods: RequestedLine;
  /** The address of this page, to return to from the address book. */
  readonly self: string;
}

/** 收货地址: the chosen one, with the way to the others or to a first one. */
export function AddressFloor({ address: { chosen, loading }, stock, goods, self }: AddressFloorProps) {
  const href = useHref();
  const { skuId, quantity } = goods;
  const book = (id?: string) =>
    href({
      page: 'addressEditor',
      query: { id, choose: '1', skuId, quantity: String(quantity), redirect: self },
    });
  return (
    <Cells title="收货地址" titleHidden>
      {loading ? (
        <SkeletonBox height={58} radius={12} />
      ) : chosen ? (
        <Cell
          icon={pinIcon}
          title={`${chosen.recipient} ${chosen.phone}`}
          note={
            <>
              {addressText(chosen)}
              {stock && (
                <span className={stock.canDeliver ? styles.inStock : styles.noStock}>{stock.text}</span>
              )}
            </>
          }
          end="更换"
          href={book()}
        />
      ) : (
        <Cell icon={pinIcon} title="添加收货地址" note="实物商品按地址配送" href={book('new')} />
      )}
    </Cells>
  );
}
