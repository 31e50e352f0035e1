import { savedGoods } from '#core/contract/goods/saved-goods.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useQuery } from '#web/platform/queries/use-query.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { useSignInFirst } from '#web/platform/session/use-sign-in-first.ts';
import { toast } from '#web/ui/toast/toast.ts';

interface SavedState {
  readonly isFavourite: boolean;
  toggle(): void;
}

/** Whether the goods are a favourite. The call records the visit in the browsing history; guests sign in to keep goods. */
export function useSavedState(goodsId: string, skuId: string): SavedState {
  const call = useApi();
  const queries = useQueryCache();
  const signInFirst = useSignInFirst();
  const kind = useSession(({ session }) => session.kind);
  const key = [savedGoods.visitGoods.path, goodsId] as const;
  const { data } = useQuery(key, () => call(savedGoods.visitGoods, { skuId }, { quiet: true }), {
    enabled: kind === 'member' && goodsId !== '',
    staleMs: 600_000,
  });
  const isFavourite = data?.isFavourite ?? false;
  const change = useAction(
    async (requested: boolean) => {
      queries.put(key, { isFavourite: requested });
      await (requested
        ? call(savedGoods.addFavourite, { skuId })
        : call(savedGoods.removeFavourites, { goodsIds: [goodsId] }));
    },
    {
      onDone: (_done, requested) => {
        toast(requested ? '已收藏，降价会提醒您' : '已取消收藏');
        void queries.refresh(savedGoods.favourites.path);
      },
      onFailed: (_failure, requested) => queries.put(key, { isFavourite: !requested }),
    },
  );
  return {
    isFavourite,
    toggle: () => signInFirst(() => change.run(!isFavourite)),
  };
}
