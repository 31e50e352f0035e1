import { GoodsItem } from './goods-item.tsx';
import { GoodsPages } from './goods-pages.tsx';
import { useGoodsFeed } from './use-goods-feed.ts';

/** Infinite goods feed in two columns. */
export function GoodsFeed({ label }: { label: string }) {
  return (
    <GoodsPages
      label={label}
      density="grid"
      feed={useGoodsFeed()}
      renderCard={(goods, href) => <GoodsItem density="grid" goods={goods} href={href} />}
    />
  );
}
