import { keptGoods } from '#core/contract/goods/kept-goods.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useQuery } from '#web/platform/queries/use-query.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { useSignInFirst } from '#web/platform/session/use-sign-in-first.ts';
import { toast } from '#web/ui/toast/toast.ts';

interface KeptState {
  readonly isFavourite: boolean;
  toggle(): void;
}

/** Whether the goods are a favourite. The call records the visit in the browsing history; guests sign in to keep goods. */
export function useKeptState(goodsId: string, skuId: string): KeptState {
  const call = useApi();
  const queries = useQueryCache();
  const signInFirst = useSignInFirst();
  const kind = useSession(({ session }) => session.kind);
  const key = [keptGoods.visitGoods.path, goodsId] as const;
  const { data } = useQuery(key, () => call(keptGoods.visitGoods, { skuId }, { quiet: true }), {
    enabled: kind === 'member' && goodsId !== '',
    staleMs: 600_000,
  });
  const isFavourite = data?.isFavourite ?? false;
  const change = useAction(
    async (wanted: boolean) => {
      queries.put(key, { isFavourite: wanted });
      await (wanted
        ? call(keptGoods.addFavourite, { skuId })
        : call(keptGoods.removeFavourites, { goodsIds: [goodsId] }));
    },
    {
      onDone: (_done, wanted) => {
        toast(wanted ? '已收藏，降价会提醒您' : '已取消收藏');
        void queries.refresh(keptGoods.favourites.path);
      },
      onFailed: (_failure, wanted) => queries.put(key, { isFavourite: !wanted }),
    },
  );
  return {
    isFavourite,
    toggle: () => signInFirst(() => change.run(!isFavourite)),
  };
}
