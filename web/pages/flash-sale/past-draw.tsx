import type { FlashSaleAround } from '#core/contract/activity/flash-sales.shapes.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import { useMyFlashSales } from '#web/features/flash-sales/use-my-flash-sales.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import styles from './around.module.css';

/** 昨日抽签: what was drawn the day before, the own result, and the way to compute it again. */
export function PastDraw({ draw }: { draw: FlashSaleAround['yesterday'][number] }) {
  const href = useHref();
  const picture = usePicture();
  const entries = useMyFlashSales(draw.sessionId)?.entries ?? [];
  const { month, day } = chinaTime(new Date(draw.beginsAt));
  return (
    <Floor
      className={styles.floor}
      header={{
        title: '昨日抽签',
        chip: (
          <span className={styles.when}>
            {month}月{day}日 {draw.sessionName}
          </span>
        ),
        more: { href: href({ page: 'drawResult', query: { sessionId: draw.sessionId } }), text: '验证结果' },
      }}
    >
      <ul className={styles.offers}>
        {draw.offers.map(({ activityId, goodsName, picUrl, winners }) => {
          const own = entries.find((entry) => entry.activityId === activityId);
          return (
            <li key={activityId} className={styles.offer}>
              <LazyImage className={styles.picture} src={picture(picUrl)} />
              <span className="grow">
                <b className={`${styles.name} one-line`}>{goodsName.split('，')[0]}</b>
                <span className={styles.text}>{winners}人中签，名单已公布</span>
              </span>
              {own && (
                <Tag kind={own.won === true ? 'ok' : 'mute'}>{own.won === true ? '已中签' : '未中签'}</Tag>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>种子、名单和算法全部公开，任何人都能重算一遍</p>
    </Floor>
  );
}
