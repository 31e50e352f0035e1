import type { FlashSaleGoods } from '#core/contract/goods/home.shapes.ts';
import type { FlashSaleAction, FlashSaleButton } from '#core/rules/activity/flash-sale-button.ts';
import { usePaused } from '#web/platform/gateway/limited-features.tsx';
import { goodsMarks } from '#web/platform/tracking/goods-marks.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import type { ButtonKind } from '#web/ui/button/button-classes.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Countdown } from '#web/ui/countdown/countdown.tsx';
import { GoodsCard } from '#web/ui/goods-card/goods-card.tsx';
import { StockBar } from '#web/ui/goods-card/stock-bar.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import styles from './flash-sale-row.module.css';

interface FlashSaleRowProps {
  readonly goods: FlashSaleGoods;
  readonly href: string;
  readonly button: FlashSaleButton;
  /** The server time of the answers and its difference to the phone's. */
  readonly clock: { readonly now: number; readonly offset: number };
  readonly pricePrefix: string;
  /** 'sold' is the stock meter; any other text is a line instead of it. */
  readonly meter: string | undefined;
  readonly eager?: boolean;
  readonly busy: boolean;
  onPress(goods: FlashSaleGoods, action: FlashSaleAction): void;
}

const kinds: Readonly<Partial<Record<FlashSaleAction['kind'], ButtonKind>>> = {
  pay: 'accent',
  order: 'accent',
  appoint: 'outline',
  cancelAppointment: 'plain',
  leave: 'plain',
  view: 'plain',
};
/** Fewer pieces are counted in words. */
const few = 20;

/** Goods of a flash sale with its meter and the one thing that can be done now. */
export function FlashSaleRow({
  goods,
  href,
  button,
  clock,
  pricePrefix,
  meter,
  eager,
  busy,
  onPress,
}: FlashSaleRowProps) {
  const picture = usePicture('small');
  const paused = usePaused('flashSale');
  const { text, action, until } = button;
  const isPaused = paused !== undefined && (action.kind === 'reserve' || action.kind === 'enter');
  const note = isPaused ? paused : button.note;
  const [name = goods.goodsName, nameNote] = goods.goodsName.split('，');
  const isGone = goods.stockLeft === 0;
  // Without a meter nobody races for the pieces.
  const soldOut = !isGone
    ? undefined
    : meter === 'sold'
      ? '已抢光'
      : meter === undefined
        ? '已售完'
        : undefined;
  return (
    <GoodsCard
      density="row"
      href={href}
      art={picture(goods.picUrl)}
      name={name}
      note={busy ? '正在排队，按到达的先后处理，请稍候' : (note ?? nameNote)}
      fen={goods.priceFen}
      was={goods.originalPriceFen ?? undefined}
      pricePrefix={pricePrefix}
      eager={eager}
      marks={goodsMarks(goods)}
      soldOut={soldOut}
      tags={
        until === undefined ? (
          <Meter goods={goods} meter={meter} />
        ) : (
          <Tag kind="ok">
            为您留货 <Countdown until={Date.parse(until)} {...clock} look="light" from="minutes" />
          </Tag>
        )
      }
      action={
        <Button
          className={styles.button}
          size="s"
          kind={kinds[action.kind]}
          busy={busy}
          disabled={isPaused || action.kind === 'none'}
          reason={isPaused || action.kind === 'none' ? note : undefined}
          onPress={() => onPress(goods, action)}
        >
          {text}
          <span className="visually-hidden">：{name}</span>
        </Button>
      }
    />
  );
}

function Meter({ goods, meter }: Pick<FlashSaleRowProps, 'goods' | 'meter'>) {
  if (meter === undefined) return null;
  if (meter !== 'sold') return <span className={styles.text}>{meter}</span>;
  const { soldPercent, stockLeft } = goods;
  return (
    <>
      <span className={styles.meter}>
        <StockBar percent={soldPercent} text={`已抢${soldPercent}%`} />
      </span>
      {stockLeft > 0 && stockLeft <= few && <span className={styles.few}>仅剩{stockLeft}份</span>}
    </>
  );
}
