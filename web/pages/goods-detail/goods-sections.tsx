import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { libraryPicture } from '#core/rules/pictures/library-picture.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import styles from './goods-detail.module.css';

/** The description, one floor per section. */
export function GoodsSections({ goods: { goodsName, sections } }: { goods: SkuDetail }) {
  const picture = usePicture();
  return sections.map(({ title, paragraphs, pics }) => (
    <Floor key={title} header={{ title }}>
      <div className={styles.paragraphs}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {pics.map((pic) => (
          <LazyImage
            key={pic}
            src={picture(pic)}
            alt={`${goodsName}，${title}`}
            width={libraryPicture(pic)?.width ?? 390}
            height={libraryPicture(pic)?.height ?? (pic.startsWith('views/') ? 212 : 260)}
          />
        ))}
      </div>
    </Floor>
  ));
}
