import { soldOutWord } from '#core/rules/goods/card/sold-out-word.ts';
import type { GoodsCard as Goods } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { goodsMarks } from '#web/platform/tracking/goods-marks.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { GoodsCard } from '#web/ui/goods-card/goods-card.tsx';
import { Tick } from '#web/ui/radio/tick.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { shownPrice } from '#core/rules/goods/card/shown-price.ts';
import styles from './saved-goods.module.css';

export interface SavedItem extends Goods {
  readonly unlistedFlag: 0 | 1;
}

interface SavedRowProps {
  readonly item: SavedItem;
  readonly href: string;
  /** Undefined while nothing is being chosen. */
  readonly chosen: ReadonlySet<string> | undefined;
  readonly news: string | undefined;
  onChoose(goodsIds: readonly string[], on: boolean): void;
}

/** One kept goods: a link, or a checkbox while goods are being chosen. */
export function SavedRow({ item, href, chosen, news, onChoose }: SavedRowProps) {
  const picture = usePicture('small');
  const { goodsId, goodsName } = item;
  const { fen, was, forMembers } = shownPrice(item);
  const state = item.unlistedFlag === 1 ? '已下架' : soldOutWord(item);
  const [name = goodsName, note] = goodsName.split('，');
  return (
    <div className={chosen && styles.choosable}>
      {chosen && (
        <label className={styles.choice}>
          <Tick
            type="checkbox"
            autoComplete="off"
            checked={chosen.has(goodsId)}
            onChange={(event) => onChoose([goodsId], event.target.checked)}
          />
          <span className="visually-hidden">选择：{goodsName}</span>
        </label>
      )}
      <div inert={chosen !== undefined}>
        <GoodsCard
          density="row"
          href={href}
          art={picture(item.picUrl)}
          name={name}
          note={note}
          fen={fen}
          was={was}
          pricePrefix={forMembers ? '会员价' : undefined}
          marks={goodsMarks(item)}
          soldOut={state}
          tags={news === undefined ? <Tag kind="mute">{item.soldText}</Tag> : <Tag kind="ok">{news}</Tag>}
        />
      </div>
    </div>
  );
}
