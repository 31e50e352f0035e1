import { Suspense, type ReactNode } from 'react';
import { GuestState } from '#web/platform/page/guest-state.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { FloorHeader } from '#web/ui/floor/floor-header.tsx';
import { NavAction } from '#web/ui/nav-bar/nav-action.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { GoodsSkeleton } from '../goods-skeleton.tsx';
import { useNearEnd } from '../use-near-end.ts';
import { KeptBar } from './kept-bar.tsx';
import { KeptRow, type KeptItem } from './kept-row.tsx';
import type { KeptGoods } from './use-kept-goods.ts';
import styles from './kept-goods.module.css';

const Feed = lazyPart(() => import('../goods-feed.tsx').then(({ GoodsFeed }) => GoodsFeed));

interface KeptPageProps<Item extends KeptItem> {
  readonly title: string;
  readonly kept: Omit<KeptGoods<never>, 'list'> & { readonly list: readonly Item[] | undefined };
  readonly empty: { readonly title: string; readonly line: string };
  /** What removing is called, such as 取消收藏. */
  readonly removal: string;
  /** The heading of the group that an item belongs to. */
  groupOf?(item: Item): string;
  /** Good news under the name. */
  newsOf?(item: Item): string | undefined;
  /** Beside the button that begins choosing. */
  readonly action?: ReactNode;
}

/** A page of goods that the subscriber keeps: rows, choosing and removing, and other goods while there are none. */
export function KeptPage<Item extends KeptItem>({
  title,
  kept,
  empty,
  removal,
  groupOf = () => '',
  newsOf,
  action,
}: KeptPageProps<Item>) {
  const { list, error, hasNext, loading, chosen, moreError } = kept;
  const failed = !loading && (list ? moreError : error) !== undefined;
  const more = () => void (list ? kept.loadMore() : kept.refetch());
  const end = useNearEnd(list && hasNext && !loading && !failed ? kept.pages : undefined, more);
  const isEmpty = list?.length === 0;
  const isGuest = useSession(({ session }) => session.kind === 'guest');
  return (
    <PageFrame
      title={title}
      right={
        list &&
        !isEmpty && (
          <>
            {!chosen && action}
            <NavAction text={chosen ? '完成' : '管理'} onPress={() => kept.manage(!chosen)} />
          </>
        )
      }
      bar={chosen && list && !isEmpty && <KeptBar kept={kept} list={list} removal={removal} />}
    >
      {groupsOf(list ?? [], groupOf).map(({ name, items }) => (
        <Floor
          key={name}
          label={name || title}
          header={name === '' ? undefined : { title: name, look: 'plain' }}
        >
          <ul className={styles.list} aria-label={name || title}>
            {items.map((item) => (
              <KeptRow
                key={item.goodsId}
                item={item}
                chosen={chosen}
                news={newsOf?.(item)}
                onChoose={kept.choose}
              />
            ))}
          </ul>
        </Floor>
      ))}
      {(isEmpty || isGuest) && (
        <>
          {isGuest ? (
            <GuestState title={`登录后查看${title}`} line={empty.line} />
          ) : (
            <EmptyState art="orders" {...empty} />
          )}
          <FloorHeader className={styles.others} title="为你推荐" />
          <Suspense fallback={null}>
            <Feed label="为你推荐" />
          </Suspense>
        </>
      )}
      <div ref={end}>
        {!failed && !isEmpty && !isGuest && (hasNext || !list) && (
          <Floor label="加载中" busy>
            <GoodsSkeleton density="row" count={list ? 2 : 5} />
          </Floor>
        )}
      </div>
      {failed && (
        <Floor label="加载失败">
          <FailedState look={list ? 'strip' : 'page'} title="商品没有加载出来" onRetry={more} />
        </Floor>
      )}
      {list && !isEmpty && !hasNext && <p className={styles.end}>已经到底啦</p>}
    </PageFrame>
  );
}

interface Group<Item> {
  readonly name: string;
  readonly items: Item[];
}

/** Neighbours of the same group together, in the order of the list. */
function groupsOf<Item>(list: readonly Item[], groupOf: (item: Item) => string): readonly Group<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of list) {
    const name = groupOf(item);
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups].map(([name, items]) => ({ name, items }));
}
