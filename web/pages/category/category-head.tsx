import type { Category } from '#core/contract/goods/catalogue.shapes.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './category.module.css';

interface Sub {
  readonly categoryId: string;
  readonly categoryName: string;
  readonly picUrl: string;
}

/** The banner of a category. */
export function CategoryBanner({ banner }: { banner: NonNullable<Category['banner']> }) {
  const picture = usePicture();
  const { title, subTitle, buttonText, picUrl, link } = banner;
  const inside = (
    <>
      <span className={styles.bannerTitle}>{title}</span>
      <span className={styles.bannerText}>{subTitle}</span>
      {link !== null && <span className={styles.bannerButton}>{buttonText}</span>}
      <LazyImage className={styles.bannerPicture} src={picture(picUrl)} eager />
    </>
  );
  return link === null ? (
    <div className={styles.banner}>{inside}</div>
  ) : (
    <a className={styles.banner} href={link} data-point={title}>
      {inside}
    </a>
  );
}

interface SubGridProps {
  readonly label: string;
  readonly list: readonly Sub[];
  readonly value: string | undefined;
  onChoose(categoryId: string): void;
}

/** Sub-categories as pictures; the chosen one narrows the list, a second tap takes it back. */
export function SubGrid({ label, list, value, onChoose }: SubGridProps) {
  const picture = usePicture();
  return (
    <ul className={styles.subGrid} aria-label={label}>
      {list.map(({ categoryId, categoryName, picUrl }, at) => (
        <li key={categoryId}>
          <button type="button" aria-pressed={categoryId === value} onClick={() => onChoose(categoryId)}>
            <LazyImage className={styles.subPicture} src={picture(picUrl)} eager={at < 6} />
            <span>{categoryName}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export const HeadSkeleton = () => (
  <div role="status" aria-label="加载中">
    <SkeletonBox height={96} radius={12} />
    <div className={styles.subGrid}>
      {Array.from({ length: 6 }, (_, at) => (
        <span key={at} className={styles.subSkeleton}>
          <SkeletonBox width={68} height={68} radius={18} />
          <SkeletonBox width={48} height={16} />
        </span>
      ))}
    </div>
  </div>
);
