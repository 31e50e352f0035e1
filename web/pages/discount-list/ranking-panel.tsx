import { ranking } from '#core/contract/goods/ranking.ts';
import { GoodsPages } from '#web/features/goods/list/goods-pages.tsx';
import { GoodsRow } from '#web/features/goods/list/goods-row.tsx';
import { useGoodsPages } from '#web/features/goods/list/use-goods-pages.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import styles from './discount-list.module.css';

const rankings = {
  discount: { call: ranking.discountRanking, title: '优惠排行' },
  hot: { call: ranking.hotSelling, title: '热销排行' },
} as const;

const medals: Readonly<Record<number, string | undefined>> = {
  1: styles.gold,
  2: styles.silver,
  3: styles.bronze,
};

/** A ranking; the first three places have medals. */
export function RankingPanel({ of }: { of: keyof typeof rankings }) {
  const { call, title } = rankings[of];
  const feed = useGoodsPages(call, {});
  return (
    <Floor header={{ title, meta: feed.first?.updateText }}>
      <GoodsPages
        label={title}
        density="row"
        feed={feed}
        empty={<EmptyState art="goods" size={116} title="榜单正在整理" text="稍后再来看看" />}
        renderCard={(goods, href, at) => (
          <GoodsRow
            goods={goods}
            href={href}
            eager={at < 4}
            note={goods.rankText}
            action={{ text: '去抢购', kind: goods.rank <= 3 ? 'primary' : 'soft' }}
            ribbon={
              <span className={joinClasses(styles.place, medals[goods.rank])}>
                <span className="visually-hidden">第</span>
                {goods.rank}
                <span className="visually-hidden">名</span>
              </span>
            }
          />
        )}
      />
    </Floor>
  );
}
