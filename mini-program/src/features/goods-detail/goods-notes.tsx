import { View } from '@tarojs/components';
import { detail } from '#core/contract/goods/detail.ts';
import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './goods-detail.module.css';

/** The goods in words and pictures, and what to know before buying. */
export function GoodsNotes({ goods }: { readonly goods: SkuDetail }) {
  const notes = useQuery(detail.goodsPrompt, { goodsId: goods.goodsId });
  return (
    <>
      {goods.sections.map(({ title, paragraphs, pics }) => (
        <View key={title} className={styles.card}>
          <View className={styles.sectionTitle}>{title}</View>
          {paragraphs.map((paragraph) => (
            <View key={paragraph} className={styles.paragraph}>
              {paragraph}
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
