import type { WalletCounts } from '#core/rules/wallet/wallet-counts.ts';
import { Card } from '#web/ui/card/card.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import styles from './wallet.module.css';

/** What there is to use, and how much of it ends soon. */
export function WalletHead({ counts }: { readonly counts: WalletCounts }) {
  const { toUse, endingSoon, memberships, coupons } = counts;
  const shown = [
    { text: '待使用', value: toUse },
    { text: '3天内到期', value: endingSoon, isUrgent: endingSoon > 0 },
    { text: '会员', value: memberships },
    { text: '优惠券', value: coupons },
  ];
  return (
    <Card as="ul" className={styles.counts} aria-label="卡包里有">
      {shown.map(({ text, value, isUrgent }) => (
        <li key={text}>
          <b className={joinClasses('number', styles.value, isUrgent && styles.urgent)}>{value}</b>
          <span className={styles.caption}>{text}</span>
        </li>
      ))}
    </Card>
  );
}
