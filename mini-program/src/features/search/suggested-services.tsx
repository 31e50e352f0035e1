import { Image, View } from '@tarojs/components';
import type { SearchSuggestions } from '#core/contract/goods/search.shapes.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import type { PageId } from '#core/site/paths/path-of.ts';
import { headsetIcon } from '#web/art/icons/headset-icon.ts';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { picture } from '../../platform/picture.ts';
import { Floor } from '../../ui/floor.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './suggestions.module.css';

/** Pages, a shop and a question that fit what is typed. */
export function SuggestedServices({
  pages,
  shop,
  question,
}: Pick<SearchSuggestions, 'pages' | 'shop' | 'question'>) {
  if (pages.length === 0 && !shop && !question) return null;
  const next = <Icon of={rightIcon} size={16} className={styles.muted} />;
  return (
    <View className={styles.services}>
      <Floor title="相关服务">
        {pages.map(({ pageId, title, subTitle, picUrl }) => (
          <View
            key={pageId}
            className={styles.line}
            ariaRole="link"
            ariaLabel={title}
            onClick={() => openPage(pageId as PageId)}
          >
            <Image className={styles.serviceArt} src={picture(picUrl)} />
            <View className={styles.grow}>
              {title}
              <View className={styles.note}>{subTitle}</View>
            </View>
            {next}
          </View>
        ))}
        {shop && (
          <View
            className={styles.line}
            ariaRole="link"
            ariaLabel={shop.shopName}
            onClick={() => openPage('nearbyMerchants', { keyword: shop.shopName })}
          >
            <Image className={styles.serviceArt} src={picture('quick/store')} />
            <View className={styles.grow}>
              {shop.shopName}
              <View className={styles.note}>{shop.address}</View>
            </View>
            {shop.distanceMeters !== null && (
              <View className={styles.end}>{distanceText(shop.distanceMeters)}</View>
            )}
          </View>
        )}
        {question && (
          <View
            className={styles.line}
            ariaRole="link"
            ariaLabel={question.title}
            onClick={() => openPage('questionDetail', { questionId: question.questionId })}
          >
            <Icon of={headsetIcon} size={24} className={styles.muted} />
            <View className={styles.grow}>
              {question.title}
              <View className={styles.note}>
                智能客服{question.helpful > 0 && ` · ${question.helpful}人觉得有用`}
              </View>
            </View>
            {next}
          </View>
        )}
      </Floor>
    </View>
  );
}
