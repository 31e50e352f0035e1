import { useArt } from '#web/art/use-art.ts';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './exchange-head.module.css';

/** The header with the exchange period. */
export function ExchangeHead({ text }: { text: string | undefined }) {
  const art = useArt();
  return (
    <section className={styles.header} aria-label="兑换时间">
      <h2 className={styles.headline}>输入卡密，权益到手</h2>
      <p className={styles.openingHours}>{text ?? <SkeletonBox width={180} height={16} />}</p>
      <img
        className={`${styles.picture} decorative`}
        src={art('goods/gift-gold-cut')}
        width={122}
        height={122}
        alt=""
      />
    </section>
  );
}
