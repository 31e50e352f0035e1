import { useState } from 'react';
import type { DataOf } from '#core/contract/endpoint.ts';
import { keptGoods } from '#core/contract/goods/kept-goods.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { usePages, type ShownPages } from '#web/platform/queries/use-pages.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { toast } from '#web/ui/toast/toast.ts';

type KeptCall = typeof keptGoods.favourites | typeof keptGoods.browseHistory;
export type Kept<E extends KeptCall> = DataOf<E>['list'][number];

export interface KeptGoods<E extends KeptCall> extends ShownPages<Kept<E>> {
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
export function useKeptGoods<E extends KeptCall>(endpoint: E): KeptGoods<E> {
  const call = useApi();
  const queries = useQueryCache();
  const enabled = useSession(({ session }) => session.kind === 'member');
  const pages = usePages<Kept<E>, DataOf<E>>(
    [endpoint.path],
    (pageNum) => call(endpoint, { pageNum, pageSize } as never),
    { enabled },
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const isHistory = endpoint.path === keptGoods.browseHistory.path;
  const removal = useAction(
    (goodsIds: readonly string[] | 'all') => {
      if (goodsIds === 'all') return call(keptGoods.clearHistory, {});
      return call(isHistory ? keptGoods.removeHistory : keptGoods.removeFavourites, {
        goodsIds: [...goodsIds],
      });
    },
    {
      onDone: ({ removed }) => {
        setChosen(undefined);
        toast(isHistory ? `已删除${removed}条记录` : `已取消收藏${removed}件商品`);
        void queries.refresh(endpoint.path);
        if (!isHistory) void queries.forget(keptGoods.visitGoods.path);
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
