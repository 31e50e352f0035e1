import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import type { SectionBlock as Block } from '#core/contract/goods/shared/section.shapes.ts';
import { libraryPicture } from '#core/rules/pictures/library-picture.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Steps } from '#web/ui/steps/steps.tsx';
import styles from './goods-body.module.css';

type Section = SkuDetail['sections'][number];

/** Sections that are shown elsewhere: how it arrives beside the choice, notes below the description. */
const elsewhere: ReadonlySet<Section['kind']> = new Set(['delivery', 'notice', 'refund']);

/** The description: selling points with their pictures, then a floor for each further section. */
export function GoodsSections({ goods: { goodsName, sections } }: { goods: SkuDetail }) {
  const points = sections.filter(({ kind }) => kind === 'about');
  const others = sections.filter(({ kind }) => kind !== 'about' && !elsewhere.has(kind));
  const titleOf = ({ title }: Section) => (points.length > 1 ? title : undefined);
  return (
    <>
      {points[0] && (
        <Floor header={{ title: points.length > 1 ? '商品详情' : points[0].title }}>
          {points.map((point) => (
            <div key={point.title} className={styles.point}>
              <SectionPictures section={point} goodsName={goodsName} />
              {titleOf(point) !== undefined && <h3>{titleOf(point)}</h3>}
              <SectionTexts section={point} />
            </div>
          ))}
        </Floor>
      )}
      {others.map((section) => (
        <Floor key={section.title} header={{ title: section.title }}>
          <SectionTexts section={section} />
          <SectionPictures section={section} goodsName={goodsName} />
        </Floor>
      ))}
    </>
  );
}

function SectionPictures({ section: { title, pics }, goodsName }: { section: Section; goodsName: string }) {
  const picture = usePicture();
  return pics.map((pic) => (
    <LazyImage
      key={pic}
      src={picture(pic)}
      alt={`${goodsName}，${title}`}
      width={libraryPicture(pic)?.width ?? 390}
      height={libraryPicture(pic)?.height ?? (pic.startsWith('views/') ? 212 : 260)}
    />
  ));
}

/** The texts of a section: paragraphs, then what follows them. */
export const SectionTexts = ({
  section: { kind, paragraphs, blocks = [] },
}: {
  readonly section: Section;
}) => (
  <div className={styles.texts}>
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {blocks.map((block, at) => (
      <SectionBlock key={at} block={block} isUsage={kind === 'usage'} />
    ))}
  </div>
);

/** 下单：立即出码 is a step with its line. */
const stepOf = (item: string) => {
  const [title = item, ...text] = item.split('：');
  return { title, text: text.join('：') };
};

function SectionBlock({ block, isUsage }: { readonly block: Block; readonly isUsage: boolean }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      if (isUsage && block.items.every((item) => item.includes('：')))
        return <Steps steps={block.items.map(stepOf)} current={-1} />;
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
