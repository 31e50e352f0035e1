import type { BoardGroups } from '#core/contract/activity/board.shapes.ts';
import { formatFen, shortYuan } from '#core/rules/pricing/money.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Countdown } from '#web/ui/countdown/countdown.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { LiveMark } from './board-marks.tsx';
import type { BoardClock } from './flash-sale-card.tsx';
import styles from './board.module.css';

interface GroupCardProps {
  readonly groups: BoardGroups;
  readonly clock: BoardClock;
  onEnd(): void;
}

/** The own group that ends first; without one, what can be bought in a group. Both are of one height. */
export function GroupCard({
  groups: { offers, lowestFen, picUrl, open, mine },
  clock,
  onEnd,
}: GroupCardProps) {
  const href = useHref();
  const picture = usePicture('small');
  const [own] = mine;
  return (
    <Card as="section" className={styles.card} aria-label="拼团" data-floor="拼团">
      <div className={styles.cardHead}>
        <LiveMark>{own ? '我的团' : '进行中'}</LiveMark>
        <h2>{own ? `还差${own.missing}人成团` : '拼团'}</h2>
        {own && (
          <span className={styles.until}>
            剩余 <Countdown key={own.expiresAt} until={Date.parse(own.expiresAt)} {...clock} onEnd={onEnd} />
          </span>
        )}
      </div>
      <div className={styles.groupRow}>
        <LazyImage className={styles.thumb} src={picture(own?.picUrl ?? picUrl)} eager />
        <span className={styles.groupText}>
          <span className={styles.rowName}>
            {own
              ? `${own.goodsName.split('，')[0]}，${own.size}人团`
              : `${offers}款商品可拼，¥${shortYuan(lowestFen)}起`}
          </span>
          <span className={styles.rowNote}>
            {own
              ? `成团价¥${formatFen(own.priceFen)}，省¥${formatFen(own.savedFen)}${mine.length > 1 ? '，另有别的团' : ''}`
              : open > 0
                ? `${open}款有团在等人，不成团全额退`
                : '还没有人开团，不成团全额退'}
          </span>
        </span>
        <Button
          size="s"
          kind="soft"
          href={
            own ? href({ page: 'groupShare', query: { groupNo: own.groupNo } }) : href({ page: 'groupList' })
          }
        >
          {own ? '邀请' : '去拼团'}
        </Button>
      </div>
    </Card>
  );
}
