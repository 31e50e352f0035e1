import type { PayCode } from '#core/contract/goods/pay-code.shapes.ts';
import { Icon } from '#web/art/icon.tsx';
import { docIcon } from '#web/art/icons/doc-icon.ts';
import { storeIcon } from '#web/art/icons/store-icon.ts';
import { ticketIcon } from '#web/art/icons/ticket-icon.ts';
import { useArt } from '#web/art/use-art.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import styles from './pay-code.module.css';

const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;

/** What pays, and where to go on. */
export function PayLinks({ code: { payMethod, couponCount, shop } }: { code: PayCode }) {
  const href = useHref();
  const art = useArt();
  const { payMethodName, balanceFen, reason } = payMethod;
  return (
    <>
      <section className={styles.method} aria-label="付款方式">
        <img src={art('pay/phone')} width={34} height={34} alt="" />
        <span className="grow">
          <b>{payMethodName}</b>
          <span className={styles.terms}>
            {balanceFen !== null && `余额 ${yuan(balanceFen)}`}
            {reason !== null && `${balanceFen === null ? '' : '，'}${reason}`}
          </span>
        </span>
      </section>
      <nav className={styles.links} aria-label="苏惠码">
        <a
          href={href({
            page: 'myCoupons',
            query: { shopCode: couponCount > 0 ? shop?.shopCode : undefined },
          })}
        >
          <Icon of={ticketIcon} size={24} />
          {couponCount > 0 ? `本店可用券 ${couponCount}` : '我的卡券'}
        </a>
        <a href={href({ page: 'nearbyMerchants' })}>
          <Icon of={storeIcon} size={24} />
          附近商户
        </a>
        <a href={href({ page: 'payCodeResult' })}>
          <Icon of={docIcon} size={24} />
          支付记录
        </a>
      </nav>
    </>
  );
}
