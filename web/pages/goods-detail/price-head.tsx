import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { detailPrice } from '#core/rules/goods/detail-price.ts';
import { goodsTag } from '#core/rules/goods/goods-tag.ts';
import { MemberGate } from '#web/features/membership/member-gate.tsx';
import { useServerOffset } from '#web/platform/gateway/server-clock.ts';
import { Countdown } from '#web/ui/countdown/countdown.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { Tag, type TagProps } from '#web/ui/tag/tag.tsx';
import { useViewer } from './use-viewer.ts';
import styles from './goods-detail.module.css';

interface PriceHeadProps {
  readonly goods: SkuDetail;
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

/** The price with its explanation, the running sale, the name and the tags. */
export function PriceHead({ goods, at, onFlashSaleEnd }: PriceHeadProps) {
  const viewer = useViewer(goods);
  const { seckill, serverNow } = goods;
  const offset = useServerOffset(serverNow, at);
  const { fen, prefix, was, note } = detailPrice(goods, {
    ...viewer.price,
    flashSaleFen: seckill?.seckillPriceFen,
  });
  return (
    <section className={styles.head} aria-label="价格和名称">
      <div className={styles.priceBand}>
        <MemberGate ready={viewer.ready} skeleton={<div className={styles.priceSkeleton} />}>
          <div className={styles.priceRows}>
            <Price fen={fen} was={was} prefix={prefix} size={32} tone="inherit" className={styles.price} />
            <p>{note || ' '}</p>
          </div>
        </MemberGate>
        {seckill && (
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
        )}
      </div>
      <div className={styles.names}>
        <h1>{goods.goodsName}</h1>
        {goods.subTitle !== '' && <p className={styles.subTitle}>{goods.subTitle}</p>}
        <p className={styles.tags}>
          <ActivityTag goods={goods} />
          {goods.tags.map(({ text, tone }) => (
            <Tag key={text} kind={tones[tone]}>
              {text}
            </Tag>
          ))}
          <Tag kind="mute">{goods.soldText}</Tag>
        </p>
      </div>
    </section>
  );
}

/** The gift or the activity that comes with the purchase (§3 Goods, first match). */
function ActivityTag({ goods }: { goods: SkuDetail }) {
  const tag = goodsTag(goods);
  if (!tag) return null;
  const text = tag.kind === 'gift' ? goods.giftText : tag.description;
  return <Tag>{text || tag.text}</Tag>;
}
