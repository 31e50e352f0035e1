import { soldOutWord } from '#core/rules/goods/card/sold-out-word.ts';
import type { ReactNode } from 'react';
import type { GoodsCard as Goods } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { goodsMarks } from '#web/platform/tracking/goods-marks.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClasses } from '#web/ui/button/button-classes.ts';
import { GoodsCard } from '#web/ui/goods-card/goods-card.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { shownPrice } from '#core/rules/goods/card/shown-price.ts';
import { shownTags } from '#core/rules/goods/card/shown-tags.ts';

export interface GoodsRowProps {
  readonly goods: Goods;
  readonly href: string;
  /** A price of this place, with the regular price, instead of the card's. */
  readonly price?:
    | { readonly fen: number; readonly was?: number | undefined; readonly prefix?: string | undefined }
    | undefined;
  readonly action: {
    readonly text: string;
    readonly kind?: 'primary' | 'soft' | undefined;
    readonly disabled?: boolean | undefined;
    readonly onPress?: (() => void) | undefined;
    /** Where the button leads; absent: where the row leads. */
    readonly href?: string | undefined;
  };
  readonly eager?: boolean | undefined;
  /** A line of this place instead of the second part of the name. */
  readonly note?: string | undefined;
  /** A word in the corner of the picture, while it is in stock. */
  readonly ribbon?: ReactNode;
}

/** One goods as a row. A button that only follows the row's link is part of its look. */
export function GoodsRow({ goods, href, price, action, eager = false, note, ribbon }: GoodsRowProps) {
  const picture = usePicture('small');
  const soldOut = soldOutWord(goods);
  const isOff = soldOut !== undefined || action.disabled === true;
  const { fen, was, prefix } = price ?? { ...shownPrice(goods), prefix: undefined };
  // The member-price tag belongs to the card's own price only.
  const tags = shownTags(price ? { ...goods, memberPriceFen: null } : goods);
  const [name = goods.goodsName, nameNote] = goods.goodsName.split('，');
  return (
    <GoodsCard
      density="row"
      href={href}
      art={picture(goods.picUrl)}
      name={name}
      note={note ?? nameNote}
      fen={fen}
      was={was}
      pricePrefix={prefix}
      eager={eager}
      marks={goodsMarks(goods)}
      tags={
        tags.length > 0
          ? tags.map(({ text, kind }) => (
              <Tag key={text} kind={kind}>
                {text}
              </Tag>
            ))
          : undefined
      }
      ribbon={ribbon}
      soldOut={soldOut}
      action={
        isOff || action.onPress || action.href !== undefined ? (
          <Button
            size="s"
            kind={action.kind}
            disabled={isOff}
            {...(action.onPress ? { onPress: action.onPress } : { href: action.href })}
          >
            {soldOut ?? action.text}
            <span className="visually-hidden">：{name}</span>
          </Button>
        ) : (
          // The row's link covers it: one link a row is enough for a keyboard.
          <span className={buttonClasses({ kind: action.kind, size: 's' })} aria-hidden="true">
            {action.text}
          </span>
        )
      }
    />
  );
}
