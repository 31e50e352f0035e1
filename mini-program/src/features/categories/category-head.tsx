import { View } from '@tarojs/components';
import type { Category } from '#core/contract/goods/catalogue.shapes.ts';
import { openLink } from '../../platform/navigation/open-link.ts';
import { track } from '../../platform/tracking/track.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './categories.module.css';

/** The banner of a category. */
export function CategoryBanner({ banner }: { readonly banner: NonNullable<Category['banner']> }) {
  const { title, subTitle, buttonText, picUrl, link } = banner;
  return (
    <View
      className={styles.banner}
      {...(link !== null && {
        ariaRole: 'link',
        onClick: () => {
          track({ type: 'clk', floorName: '分类横幅', pointName: title });
          openLink(link);
        },
      })}
    >
      <View className={styles.bannerTitle}>{title}</View>
      <View className={styles.bannerLine}>{subTitle}</View>
      {link !== null && <View className={styles.bannerButton}>{buttonText}</View>}
      <Picture of={picUrl} className={styles.bannerPicture} eager />
    </View>
  );
}

interface SubGridProps {
  readonly list: readonly Pick<Category, 'categoryId' | 'categoryName' | 'picUrl'>[];
  readonly value: string | undefined;
  onChoose(categoryId: string): void;
}

/** Sub-categories as pictures; the chosen one narrows the list, a second tap takes it back. */
export const SubGrid = ({ list, value, onChoose }: SubGridProps) => (
  <View className={styles.subGrid}>
    {list.map(({ categoryId, categoryName, picUrl }) => (
      <View
        key={categoryId}
        className={joinClasses(styles.sub, categoryId === value && styles.chosen)}
        ariaRole="button"
        ariaLabel={categoryId === value ? `${categoryName}，已选` : categoryName}
        onClick={() => onChoose(categoryId)}
      >
        <Picture of={picUrl} className={styles.subPicture} />
        <View>{categoryName}</View>
      </View>
    ))}
  </View>
);
