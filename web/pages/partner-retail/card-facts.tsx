import './partner-retail.css';
import type { HeldProduct } from '#core/contract/content/rights.shapes.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { usePicture } from '#web/platform/world/use-picture.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';

interface CardFactsProps {
  readonly product: HeldProduct;
  /** Whose card it is, masked. */
  readonly mobile: string;
}

/** The card itself, and since when it is held. */
export function CardFacts({ product: { productName, picUrl, openedAt, renewsOn }, mobile }: CardFactsProps) {
  const picture = usePicture();
  return (
    <>
      <section className="ptr__card" aria-label="会员卡">
        <LazyImage src={picture(picUrl)} />
        <div className="grow">
          <h2 className="ptr__n">{productName}</h2>
          <p className="ptr__no num">{mobile}</p>
        </div>
      </section>
      <Cells title="会员信息" titleHidden>
        <Cell title="开通时间" end={chinaDay(new Date(openedAt))} />
        <Cell title="权益更新" end={renewsOn} />
      </Cells>
    </>
  );
}
