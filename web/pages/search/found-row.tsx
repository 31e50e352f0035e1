import { soldOutWord } from '#core/rules/goods/card/sold-out-word.ts';
import { Suspense } from 'react';
import type { FoundGoods } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { shownPrice } from '#core/rules/goods/card/shown-price.ts';
import { foundNote, foundTags } from '#core/rules/goods/card/found-tags.ts';
import { useIsHydrated } from '#web/platform/store/use-is-hydrated.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { goodsMarks } from '#web/platform/tracking/goods-marks.ts';
import { Button } from '#web/ui/button/button.tsx';
import { GoodsCard } from '#web/ui/goods-card/goods-card.tsx';
import { Highlighted } from '#web/ui/highlighted/highlighted.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';

const RemindButton = lazyPart(() => import('./remind-button.tsx').then((found) => found.RemindButton));

interface FoundRowProps {
  readonly goods: FoundGoods;
  readonly href: string;
  readonly at: number;
}

const firstScreen = 4;

/** One goods of the results: what matched is marked; the first row's button is the primary one. */
export function FoundRow({ goods, href, at }: FoundRowProps) {
  const picture = usePicture('small');
  const { fen, was } = shownPrice(goods);
  const isOut = goods.lackStockFlag === 1;
  const tags = foundTags(goods);
  return (
    <GoodsCard
      density="row"
      href={href}
      art={picture(goods.picUrl)}
      name={<Highlighted text={goods.goodsName} ranges={goods.highlight} />}
      note={foundNote(goods)}
      fen={fen}
      was={was}
      eager={at < firstScreen}
      marks={goodsMarks(goods)}
      tags={
        tags.length === 0
          ? undefined
          : tags.map(({ text, kind }) => (
              <Tag key={text} kind={kind}>
                {text}
              </Tag>
            ))
      }
      soldOut={soldOutWord(goods)}
      action={
        isOut ? (
          <Remind goods={goods} />
        ) : (
          <Button size="s" kind={at === 0 ? 'primary' : 'soft'} href={href}>
            购买
            <span className="visually-hidden">：{goods.goodsName}</span>
          </Button>
        )
      }
    />
  );
}

/** Its code is loaded after hydration: React reports a boundary that the server leaves to the browser as an error. */
function Remind({ goods }: { readonly goods: FoundGoods }) {
  const isHydrated = useIsHydrated();
  const button = (
    <Button size="s" kind="plain">
      到货提醒
    </Button>
  );
  return isHydrated ? (
    <Suspense fallback={button}>
      <RemindButton goods={goods} />
    </Suspense>
  ) : (
    button
  );
}
