import { useState } from 'react';
import type { DataOf } from '#core/contract/endpoint.ts';
import { savedGoods } from '#core/contract/goods/saved-goods.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { usePages, type ShownPages } from '#web/platform/queries/use-pages.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { toast } from '#web/ui/toast/toast.ts';

type SavedCall = typeof savedGoods.favourites | typeof savedGoods.browseHistory;
export type Saved<E extends SavedCall> = DataOf<E>['list'][number];

export interface SavedGoods<E extends SavedCall> extends ShownPages<Saved<E>> {
  /** Undefined while nothing is being chosen. */
  readonly chosen: ReadonlySet<string> | undefined;
  readonly removing: boolean;
  /** Begins or ends choosing. */
  manage(on: boolean): void;
  choose(goodsIds: readonly string[], on: boolean): void;
  /** Removes the given goods, or all of them. */
  remove(goodsIds: readonly string[] | 'all'): void;
}

const pageSize = 20;

/** A list of goods that the subscriber keeps, in pages, with choosing and removing. */
export function useSavedGoods<E extends SavedCall>(endpoint: E): SavedGoods<E> {
  const call = useApi();
  const queries = useQueryCache();
  const enabled = useSession(({ session }) => session.kind === 'member');
  const pages = usePages<Saved<E>, DataOf<E>>(
    [endpoint.path],
    (pageNum) => call(endpoint, { pageNum, pageSize } as never),
    { enabled },
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const isHistory = endpoint.path === savedGoods.browseHistory.path;
  const removal = useAction(
    (goodsIds: readonly string[] | 'all') => {
      if (goodsIds === 'all') return call(savedGoods.clearHistory, {});
      return call(isHistory ? savedGoods.removeHistory : savedGoods.removeFavourites, {
        goodsIds: [...goodsIds],
      });
    },
    {
      onDone: ({ removed }) => {
        setChosen(undefined);
        toast(isHistory ? `已删除${removed}条记录` : `已取消收藏${removed}件商品`);
        void queries.refresh(endpoint.path);
        if (!isHistory) void queries.forget(savedGoods.visitGoods.path);
      },
    },
  );
  return {
    ...pages,
    chosen,
    removing: removal.busy,
    manage: (on) => setChosen(on ? new Set() : undefined),
    choose: (goodsIds, on) =>
      setChosen((before = new Set()) =>
        on
          ? new Set([...before, ...goodsIds])
          : new Set([...before].filter((goodsId) => !goodsIds.includes(goodsId))),
      ),
    remove: removal.run,
  };
}
