import type { OwnedProduct, MemberRights } from '#core/contract/content/rights.shapes.ts';
import { pack } from './pack.ts';
import { PackCard } from './pack-card.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './pack-card.module.css';

interface OwnedCardProps {
  readonly product: OwnedProduct;
  readonly rights: MemberRights;
}

const dayText = (isoDate: string): string => isoDate.replace(/^\d+-0?(\d+)-0?(\d+)$/, '$1月$2日');

/** The remaining days and claimable rights of the pack. */
export function OwnedCard({
  product: { productName, daysLeft, endsOn },
  rights: { claimableCount },
}: OwnedCardProps) {
  const left = daysLeft ?? pack.days;
  return (
    <PackCard
      label="我的权益包"
      stub={
        <>
          <div className={styles.days} aria-hidden="true">
            {Array.from({ length: pack.days }, (_, day) => (
              <i key={day} data-past={day < pack.days - left || undefined} />
            ))}
          </div>
          <p className={styles.stubText}>
            <span>{claimableCount > 0 ? `还有${claimableCount}项权益可领` : '权益已全部领取'}</span>
            {endsOn !== null && <span>{dayText(endsOn)}到期</span>}
          </p>
        </>
      }
    >
      <Text as="h2" look="titleLarge">
        {productName}
      </Text>
      <p className={styles.packSummary}>5G通用流量+会员周卡任选1张</p>
      <p className={styles.packPrice}>
        剩余 <span className="number">{left}</span> 天
      </p>
    </PackCard>
  );
}
