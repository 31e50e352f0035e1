import type { Material } from '#core/contract/goods/placement.shapes.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import type { FloorProps } from './floor-props.ts';
import styles from './banner-floor.module.css';

/** Pictures with words, one at a time; a swipe shows the next. */
export function BannerFloor({ floor: { title, materials }, eager }: FloorProps<'banner'>) {
  if (materials.length === 0) return null;
  return (
    <ul
      className={joinClasses(styles.bannerList, materials.length > 1 && styles.severalBanners)}
      aria-label={title}
    >
      {materials.map((each) => (
        <li key={each.materialId}>
          <Banner material={each} eager={eager} />
        </li>
      ))}
    </ul>
  );
}

function Banner({
  material: { title, subTitle, picUrl, link, buttonText },
  eager,
}: {
  material: Material;
  eager: boolean;
}) {
  const picture = usePicture('small');
  const inside = (
    <>
      <div className="grow">
        <h3>{title}</h3>
        <p>{subTitle}</p>
        {buttonText !== null && link !== null && <span className={styles.buttonLabel}>{buttonText}</span>}
      </div>
      <LazyImage className={styles.picture} src={picture(picUrl)} eager={eager} />
    </>
  );
  return link === null ? (
    <div className={styles.banner} data-point={title}>
      {inside}
    </div>
  ) : (
    <a className={styles.banner} href={link} data-point={title}>
      {inside}
    </a>
  );
}
