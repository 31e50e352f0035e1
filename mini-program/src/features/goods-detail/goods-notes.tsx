import { View } from '@tarojs/components';
import { detail } from '#core/contract/goods/detail.ts';
import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import type { SectionBlock } from '#core/contract/goods/shared/section.shapes.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './goods-detail.module.css';

/** A part of a section as lines: this edition has no lists. */
function linesOf(block: SectionBlock): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items.map((item) => `· ${item}`);
    case 'parameters':
      return block.rows.map(({ name, value }) => `${name}：${value}`);
  }
}

/** The goods in words and pictures, and what to know before buying. */
export function GoodsNotes({ goods }: { readonly goods: SkuDetail }) {
  const notes = useQuery(detail.goodsPrompt, { goodsId: goods.goodsId });
  return (
    <>
      {goods.sections.map(({ title, paragraphs, blocks = [], pics }) => (
        <View key={title} className={styles.card}>
          <View className={styles.sectionTitle}>{title}</View>
          {paragraphs.map((paragraph) => (
            <View key={paragraph} className={styles.paragraph}>
              {paragraph}
            </View>
          ))}
          {blocks.flatMap(linesOf).map((line) => (
            <View key={line} className={styles.paragraph}>
              {line}
            </View>
          ))}
          {pics.map((pic) => (
            <Picture key={pic} of={pic} className={styles.sectionPicture} label={title} />
          ))}
        </View>
      ))}
      {notes.data && notes.data.prompts.length > 0 && (
        <View className={styles.card}>
          <View className={styles.sectionTitle}>{notes.data.title}</View>
          {notes.data.prompts.map((prompt) => (
            <View key={prompt} className={styles.paragraph}>
              {prompt}
            </View>
          ))}
        </View>
      )}
    </>
  );
}
