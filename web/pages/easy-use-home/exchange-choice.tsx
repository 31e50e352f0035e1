import type { ExchangeGoods } from '#core/contract/goods/easy-use.shapes.ts';
import { Icon } from '#web/art/icon.tsx';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { goodsMarks } from '#web/platform/tracking/goods-marks.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { ChoiceInput } from '#web/ui/choice-input/choice-input.tsx';
import styles from './exchange-choice.module.css';

interface ExchangeChoiceProps {
  readonly goods: ExchangeGoods;
  /** The receive status of the holder's right (§4); undefined for others. */
  readonly status: number | undefined;
  readonly chosen: boolean;
  readonly eager: boolean;
  onChoose(): void;
  /** Opens what the right is; absent for goods that are no right. */
  readonly onRead: (() => void) | undefined;
}

/** One right to choose; what was exchanged this month or is gone cannot be chosen. */
export function ExchangeChoice({ goods, status, chosen, eager, onChoose, onRead }: ExchangeChoiceProps) {
  const picture = usePicture();
  const reason = reasonOf(goods, status);
  return (
    <li
      className={styles.goods}
      data-chosen={chosen || undefined}
      data-off={reason !== undefined || undefined}
    >
      <label {...goodsMarks(goods)}>
        <ChoiceInput type="checkbox" checked={chosen} disabled={reason !== undefined} onChange={onChoose} />
        <span className={styles.tick} aria-hidden="true">
          {chosen && <Icon of={checkIcon} size={14} />}
        </span>
        <LazyImage
          className={styles.picture}
          src={picture(goods.picUrl)}
          eager={eager}
          soldOut={goods.lackStockFlag === 1 ? true : undefined}
        />
        <span className={`${styles.name} one-line`}>{goods.goodsName}</span>
        <span className={styles.cost}>{reason ?? `${goods.ticketCost}张券兑换`}</span>
      </label>
      {onRead && (
        <button className={styles.readButton} type="button" aria-haspopup="dialog" onClick={onRead}>
          详情<span className="visually-hidden">：{goods.goodsName}</span>
        </button>
      )}
    </li>
  );
}

function reasonOf({ lackStockFlag }: ExchangeGoods, status: number | undefined): string | undefined {
  if (status === 2) return '本月已兑';
  if (status === 1) return '兑换中';
  if (lackStockFlag === 1) return '已兑完';
  return status === 3 ? '暂不可兑' : undefined;
}
