import { useState } from 'react';
import type { WalletVoucher } from '#core/contract/order/wallet.shapes.ts';
import { voucherPlace } from '#core/rules/wallet/voucher-place.ts';
import { Icon } from '#web/art/icon.tsx';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { CloseButton } from '#web/ui/dialog/close-button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import type { PartProps } from '#web/ui/sheet/use-part.tsx';
import { CodeTicket } from './code-ticket.tsx';
import { mayShow } from './may-show.ts';
import styles from './voucher-code.module.css';

interface VoucherCodeProps extends PartProps {
  readonly voucher: WalletVoucher;
}

/** 出示券码: one code at a time over the whole page, on white in every mode. */
export const VoucherCode = ({ open, onClose, voucher }: VoucherCodeProps) => (
  <Dialog className={styles.dialog} open={open} onClose={onClose} label="出示券码">
    <div className={styles.panel}>
      <header className={styles.header}>
        <h2>出示券码</h2>
        <CloseButton onPress={onClose} />
      </header>
      <Codes voucher={voucher} />
    </div>
  </Dialog>
);

function Codes({ voucher }: Pick<VoucherCodeProps, 'voucher'>) {
  const { goodsName, skuName, codes, orderNo, shop } = voucher;
  const [place, setPlace] = useState(0);
  // The codes that this view has shown; the list behind it learns of them later.
  const [shown, setShown] = useState<readonly number[]>([0]);
  const turnTo = async (next: number): Promise<void> => {
    if (!shown.includes(next) && !(await mayShow(codes[next]))) return;
    setShown([...shown, next]);
    setPlace(next);
  };
  const codeId = codes[place]?.codeId ?? '';
  return (
    <>
      <CodeTicket
        key={codeId}
        orderNo={orderNo}
        codeId={codeId}
        title={`${goodsName} · ${skuName}`}
        place={codes.length > 1 ? `第${place + 1}张，共${codes.length}张` : undefined}
      />
      {codes.length > 1 && (
        <div className={styles.actions}>
          <Button kind="soft" size="m" disabled={place === 0} onPress={() => void turnTo(place - 1)}>
            上一张
          </Button>
          <Button
            kind="soft"
            size="m"
            disabled={place === codes.length - 1}
            onPress={() => void turnTo(place + 1)}
          >
            下一张
          </Button>
        </div>
      )}
      {shop && (
        <PageLink className={styles.shop} to={{ page: 'storeAddress', query: { shopCode: shop.shopCode } }}>
          <Icon of={pinIcon} size={20} />
          <span className="grow">{voucherPlace(voucher)}</span>
          <b>看门店</b>
        </PageLink>
      )}
    </>
  );
}
