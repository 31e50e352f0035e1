import type { OwnedProduct } from '#core/contract/content/rights.shapes.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './partner.module.css';

interface CardFactsProps {
  readonly product: OwnedProduct;
  /** Whose card it is, masked. */
  readonly mobile: string;
}

/** The card itself, and since when it is held. */
export function CardFacts({ product: { productName, picUrl, openedAt, renewsOn }, mobile }: CardFactsProps) {
  const picture = usePicture();
  return (
    <>
      <section className={styles.memberCard} aria-label="会员卡">
        <LazyImage className={styles.cardPicture} src={picture(picUrl)} />
        <div className="grow">
          <Text as="h2" look="titleLarge">
            {productName}
          </Text>
          <p className={`${styles.cardNumber} number`}>{mobile}</p>
        </div>
      </section>
      <Cells title="会员信息" titleHidden>
        <Cell title="开通时间" end={chinaDay(new Date(openedAt))} />
        <Cell title="权益更新" end={renewsOn} />
      </Cells>
    </>
  );
}
