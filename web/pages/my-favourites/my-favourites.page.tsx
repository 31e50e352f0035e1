import { savedGoods } from '#core/contract/goods/saved-goods.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { SavedPage } from '#web/features/goods/saved/saved-page.tsx';
import { useSavedGoods } from '#web/features/goods/saved/use-saved-goods.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';

/** 我的收藏: newest first, with a note on what became cheaper. */
function MyFavourites() {
  const saved = useSavedGoods(savedGoods.favourites);
  return (
    <SavedPage
      title="我的收藏"
      saved={saved}
      removal="取消收藏"
      empty={{ title: '还没有收藏', text: '在商品页点一下爱心，降价会在这里提醒您' }}
      newsOf={({ priceDropFen }) => (priceDropFen > 0 ? `比收藏时降¥${shortYuan(priceDropFen)}` : undefined)}
    />
  );
}

export const page: PageDefinition = { Page: MyFavourites };
