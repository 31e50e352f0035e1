import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { goodsTag } from '#core/rules/goods/goods-tag.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { MemberGate } from '#web/features/membership/member-gate.tsx';
import { useServerOffset } from '#web/platform/gateway/server-clock.ts';
import { Countdown } from '#web/ui/countdown/countdown.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { Tag, type TagProps } from '#web/ui/tag/tag.tsx';
import type { ShownPrice } from './use-own-price.ts';
import styles from './goods-detail.module.css';

interface PriceHeadProps {
  readonly goods: SkuDetail;
  readonly shown: ShownPrice;
  /** When the answer was received. */
  readonly at: number;
  onFlashSaleEnd(): void;
}

const tones: Readonly<Record<SkuDetail['tags'][number]['tone'], TagProps['kind']>> = {
  hot: 'soft',
  vip: 'vip',
  local: 'ok',
  plain: 'mute',
};

/** The price with its explanation, the running sale or group, the name and the tags. */
export function PriceHead({ goods, shown, at, onFlashSaleEnd }: PriceHeadProps) {
  const { seckill, serverNow } = goods;
  const offset = useServerOffset(serverNow, at);
  const { kind, ready, price, usualFen } = shown;
  const { fen, prefix, was } = price;
  return (
    <section className={styles.head} aria-label="价格和名称">
      <div className={kind === 'group' ? `${styles.priceBand} ${styles.groupBand}` : styles.priceBand}>
        <MemberGate ready={ready} skeleton={<div className={styles.priceSkeleton} />}>
          <div className={styles.priceRows}>
            <Price fen={fen} was={was} prefix={prefix} size={32} tone="inherit" className={styles.price} />
            <p>{bandNote(goods, shown) || ' '}</p>
          </div>
        </MemberGate>
        {kind === 'sale' && seckill ? (
          <p className={styles.sale}>
            秒杀距结束
            <Countdown
              until={Date.parse(seckill.endsAt)}
              now={Date.parse(serverNow)}
              offset={offset}
              look="light"
              onEnd={onFlashSaleEnd}
            />
          </p>
        ) : (
          <p className={styles.sale}>
            {kind === 'group' ? `单独买 ¥${shortYuan(usualFen)}` : goods.soldText}
          </p>
        )}
      </div>
      <div className={styles.names}>
        <h1>{goods.goodsName}</h1>
        {goods.subTitle !== '' && <p className={styles.subTitle}>{goods.subTitle}</p>}
        <p className={styles.tags}>
          {isForMembers(seckill) && <Tag kind="vip">会员专场</Tag>}
          {kind === 'usual' && <ActivityTag goods={goods} />}
          {goods.tags.map(({ text, tone }) => (
            <Tag key={text} kind={tones[tone]}>
              {text}
            </Tag>
          ))}
        </p>
      </div>
    </section>
  );
}

/** Only some memberships may buy from the sale. */
export const isForMembers = (sale: SkuDetail['seckill']): boolean =>
  sale !== null && (sale.rightType !== null || (sale.minLevel ?? 0) > 0);

/** What is left of a sale, the rule of a group, or why it is this price. */
function bandNote({ seckill, group, soldText }: SkuDetail, { kind, price }: ShownPrice): string {
  if (kind === 'group' && group) return `${group.groupSize}人成团，没拼成全额退`;
  if (kind !== 'sale' || !seckill) return price.note || soldText;
  const { sessionName, soldPercent, stockLeft } = seckill;
  return [
    sessionName,
    ...(soldPercent === undefined ? [] : [`已抢${soldPercent}%`]),
    `还剩${stockLeft}份`,
  ].join('，');
}

/** The gift or the activity that comes with the purchase (§3 Goods, first match). */
function ActivityTag({ goods }: { goods: SkuDetail }) {
  const tag = goodsTag(goods);
  if (!tag) return null;
  const text = tag.kind === 'gift' ? goods.giftText : tag.description;
  return <Tag>{text || tag.text}</Tag>;
}
