import { Suspense, type ReactNode } from 'react';
import { GuestState } from '#web/platform/page/guest-state.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { FloorHeader } from '#web/ui/floor/floor-header.tsx';
import { PagesEnd } from '#web/ui/load-more/pages-end.tsx';
import { NavAction } from '#web/ui/nav-bar/nav-action.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { GoodsCards } from '../list/goods-cards.tsx';
import { GoodsSkeleton } from '../list/goods-skeleton.tsx';
import type { Linked } from '../list/use-linked-goods.ts';
import { useOwnCards } from '../prices/use-own-cards.ts';
import { useGoodsHref } from '../use-goods-href.ts';
import { SavedBar } from './saved-bar.tsx';
import { SavedRow, type SavedItem } from './saved-row.tsx';
import type { SavedGoods } from './use-saved-goods.ts';
import styles from './saved-goods.module.css';

const Feed = lazyPart(() => import('../list/goods-feed.tsx').then(({ GoodsFeed }) => GoodsFeed));

interface SavedPageProps<Item extends SavedItem> {
  readonly title: string;
  readonly saved: Omit<SavedGoods<never>, 'list'> & { readonly list: readonly Item[] | undefined };
  readonly empty: { readonly title: string; readonly text: string };
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
export function SavedPage<Item extends SavedItem>({
  title,
  saved,
  empty,
  removal,
  groupOf = () => '',
  newsOf,
  action,
}: SavedPageProps<Item>) {
  const { list, chosen } = saved;
  const hrefOf = useGoodsHref();
  // Goods that lost their target stay, to be removed.
  const goods = useOwnCards(list ?? []).map((item) => ({ goods: item, href: hrefOf(item) ?? '' }));
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
            <NavAction text={chosen ? '完成' : '管理'} onPress={() => saved.manage(!chosen)} />
          </>
        )
      }
      bar={chosen && list && !isEmpty && <SavedBar saved={saved} list={list} removal={removal} />}
    >
      {groupsOf(goods, groupOf).map(({ name, items }) => (
        <Floor
          key={name}
          label={name || title}
          header={name === '' ? undefined : { title: name, look: 'plain' }}
        >
          <GoodsCards
            density="row"
            label={name || title}
            goods={items}
            renderCard={(item, href) => (
              <SavedRow
                item={item}
                href={href}
                chosen={chosen}
                news={newsOf?.(item)}
                onChoose={saved.choose}
              />
            )}
          />
        </Floor>
      ))}
      {isEmpty || isGuest ? (
        <>
          {isGuest ? (
            <GuestState title={`登录后查看${title}`} text={empty.text} />
          ) : (
            <EmptyState art="favourites" {...empty} />
          )}
          <FloorHeader className={styles.others} title="为你推荐" />
          <Suspense fallback={null}>
            <Feed label="为你推荐" />
          </Suspense>
        </>
      ) : (
        <PagesEnd
          pages={saved}
          renderSkeleton={(isFirst) => (
            <Floor label="加载中" busy>
              <GoodsSkeleton density="row" count={isFirst ? 5 : 2} />
            </Floor>
          )}
          failedTitle="商品没有加载出来"
          failedLook="floor"
        />
      )}
    </PageFrame>
  );
}

interface Group<Item> {
  readonly name: string;
  readonly items: readonly Linked<Item>[];
}

/** Neighbours of the same group together, in the order of the list. */
function groupsOf<Item>(
  list: readonly Linked<Item>[],
  groupOf: (item: Item) => string,
): readonly Group<Item>[] {
  const groups = new Map<string, readonly Linked<Item>[]>();
  for (const linked of list) {
    const name = groupOf(linked.goods);
    groups.set(name, [...(groups.get(name) ?? []), linked]);
  }
  return [...groups].map(([name, items]) => ({ name, items }));
}
