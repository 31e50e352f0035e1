import type { Hall } from '#core/contract/goods/rail.shapes.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './hall-pictures.module.css';

/** The pictures of a hall side by side, each with what it shows. */
export function HallPictures({ hall: { hallName, pics = [] } }: { hall: Hall }) {
  const picture = usePicture();
  if (pics.length === 0) return null;
  return (
    <ul
      className={styles.strip}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller is reached by keyboard
      tabIndex={0}
      aria-label={`${hallName}的图片`}
    >
      {pics.map(({ picUrl, text }, at) => (
        <li key={picUrl}>
          <LazyImage className={styles.picture} src={picture(picUrl)} eager={at < 3} />
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

export const HallPicturesSkeleton = () => (
  <div className={styles.strip} aria-hidden="true">
    {Array.from({ length: 3 }, (_, at) => (
      <SkeletonBox key={at} width={156} height={188} radius={12} />
    ))}
  </div>
);
