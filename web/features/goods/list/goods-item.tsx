import { soldOutWord } from '#core/rules/goods/card/sold-out-word.ts';
import type { GoodsCard as Goods } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { GoodsCard } from '#web/ui/goods-card/goods-card.tsx';
import { goodsMarks } from '#web/platform/tracking/goods-marks.ts';
import { Tag } from '#web/ui/tag/tag.tsx';
import { shownPrice } from '#core/rules/goods/card/shown-price.ts';
import { shownTags } from '#core/rules/goods/card/shown-tags.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';

interface GoodsItemProps {
  readonly goods: Goods;
  readonly href: string;
  readonly density: 'mini' | 'grid';
  readonly eager?: boolean;
  readonly stock?: { readonly percent: number; readonly text: string } | undefined;
  /** The pieces of this place are gone, as its stock says. */
  readonly isGone?: boolean | undefined;
}

/** One goods as a card. */
export function GoodsItem({ goods, href, density, eager = false, stock, isGone = false }: GoodsItemProps) {
  const picture = usePicture('small');
  const { fen, was } = shownPrice(goods);
  const [shortName] = goods.goodsName.split('，');
  return (
    <GoodsCard
      density={density}
      href={href}
      art={picture(goods.picUrl)}
      name={density === 'mini' && shortName ? shortName : goods.goodsName}
      fen={fen}
      was={was}
      sold={goods.soldText}
      stock={stock}
      eager={eager}
      marks={goodsMarks(goods)}
      tags={shownTags(goods).map(({ text, kind }) => (
        <Tag key={text} kind={kind}>
          {text}
        </Tag>
      ))}
      soldOut={isGone || soldOutWord(goods)}
    />
  );
}
