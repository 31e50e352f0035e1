import { usePicture } from '#web/platform/site/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import styles from './rights-detail.module.css';

/** The right's picture, as wide as the page. */
export function RightPicture({ picUrl }: { picUrl: string }) {
  const picture = usePicture();
  return <LazyImage className={styles.picture} src={picture(picUrl)} width={390} height={310} eager />;
}
