import type { ZoneActivity } from '#core/contract/act/groups.shapes.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import type { PageId } from '#core/site/paths/path-of.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { TonedCard } from '#web/ui/toned-card/toned-card.tsx';
import styles from './activity-zone.module.css';

interface ActivityCardProps {
  readonly activity: ZoneActivity;
  readonly page: PageId;
}

const day = (time: string): string =>
  chinaMinute(new Date(time)).slice(5, 10).replace('-', '月').concat('日');

/** One activity; leads to its page in this mall. */
export function ActivityCard({ activity, page }: ActivityCardProps) {
  const href = useHref();
  const picture = usePicture();
  const { title, subTitle, highlight, pics, tone, state, beginsAt, endsAt } = activity;
  const [pic] = pics;
  const time =
    state === 'coming' && beginsAt !== null
      ? `${day(beginsAt)}开始`
      : endsAt !== null
        ? `${day(endsAt)}结束`
        : undefined;
  return (
    <TonedCard className={styles.card} tone={tone} title={title} href={href({ page })}>
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>{subTitle}</span>
      <span className={styles.marks}>
        {highlight !== null && <b className={styles.highlight}>{highlight}</b>}
        {time !== undefined && <Tag kind={state === 'coming' ? 'info' : 'mute'}>{time}</Tag>}
      </span>
      {pic !== undefined && <LazyImage className={styles.picture} src={picture(pic)} />}
    </TonedCard>
  );
}
