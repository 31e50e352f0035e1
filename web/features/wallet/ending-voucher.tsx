import type { WalletVoucher } from '#core/contract/order/wallet.shapes.ts';
import { voucherPlace } from '#core/rules/wallet/voucher-place.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Ticket } from '#web/ui/ticket/ticket.tsx';
import { EndText } from './end-text.tsx';
import { TicketName } from './ticket-name.tsx';
import styles from './wallet.module.css';

interface EndingVoucherProps {
  readonly voucher: WalletVoucher;
  readonly now: string;
  onShow(): void;
}

/** A voucher that ends soon: larger, with the nearest shop on its stub. */
export function EndingVoucher({ voucher, now, onShow }: EndingVoucherProps) {
  const picture = usePicture('small');
  const { goodsName, skuName, picUrl, codes, validUntil, shop, shopCount } = voucher;
  const head = (
    <>
      <img className={styles.picture} src={picture(picUrl)} width={64} height={64} alt="" />
      <div className={styles.words}>
        <TicketName name={goodsName} count={codes.length} />
        <p className={styles.line}>{shopCount > 0 ? `${shopCount}家门店可用` : skuName}</p>
        <p className={styles.line}>
          <EndText until={validUntil} now={now} />
        </p>
      </div>
      <Button size="s" label={`出示券码：${goodsName}`} onPress={onShow}>
        出示券码
      </Button>
    </>
  );
  return (
    <li>
      {shop ? (
        <Ticket
          label={goodsName}
          headClass={styles.ending}
          head={head}
          stubClass={styles.stub}
          stub={
            <>
              <span className="grow">最近：{voucherPlace(voucher)}</span>
              <PageLink
                className={`${styles.stubLink} touch-target`}
                to={{ page: 'storeAddress', query: { shopCode: shop.shopCode } }}
              >
                看门店
              </PageLink>
            </>
          }
        />
      ) : (
        <Card className={styles.ending}>{head}</Card>
      )}
    </li>
  );
}
