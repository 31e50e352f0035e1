import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import type { SectionBlock as Block } from '#core/contract/goods/shared/section.shapes.ts';
import { libraryPicture } from '#core/rules/pictures/library-picture.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import styles from './goods-detail.module.css';

/** The description, one floor per section. */
export function GoodsSections({ goods: { goodsName, sections } }: { goods: SkuDetail }) {
  const picture = usePicture();
  return sections.map(({ title, paragraphs, blocks = [], pics }) => (
    <Floor key={title} header={{ title }}>
      <div className={styles.paragraphs}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {blocks.map((block, at) => (
          <SectionBlock key={at} block={block} />
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

/** What follows the first paragraphs: further text, a list, or names with values. */
function SectionBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'parameters':
      return (
        <dl className={styles.parameters}>
          {block.rows.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
  }
}
