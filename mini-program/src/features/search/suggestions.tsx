import { View } from '@tarojs/components';
import { countText } from '#core/rules/goods/search/count-text.ts';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { searchIcon } from '#web/art/icons/search-icon.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { Highlighted } from '../../ui/highlighted.tsx';
import { Icon } from '../../ui/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { DirectHit } from './direct-hit.tsx';
import { SuggestedServices } from './suggested-services.tsx';
import { useSuggestions } from './use-suggestions.ts';
import styles from './suggestions.module.css';

interface SuggestionsProps {
  readonly typed: string;
  onChoose(word: string): void;
}

/** What the typed text could mean: goods, words, a category, pages and a shop. */
export function Suggestions({ typed, onChoose }: SuggestionsProps) {
  const suggested = useSuggestions(typed);
  const category = suggested?.category;
  return (
    <>
      <View className={styles.found}>
        {suggested?.direct && <DirectHit goods={suggested.direct} />}
        {suggested?.words.map(({ text, highlight, total, isTotalMinimum }) => (
          <View
            key={text}
            className={styles.line}
            ariaRole="link"
            ariaLabel={text}
            onClick={() => onChoose(text)}
          >
            <Icon of={searchIcon} size={18} className={styles.muted} />
            <View className={joinClasses(styles.grow, styles.oneLine)}>
              <Highlighted text={text} ranges={highlight} />
            </View>
            <View className={styles.end}>{countText(total, isTotalMinimum)}件</View>
          </View>
        ))}
        {category && (
          <View
            className={styles.line}
            ariaRole="link"
            ariaLabel={`只在${category.categoryName}分类里搜`}
            onClick={() =>
              openPage('searchResults', { keyword: typed.trim(), categoryId: category.categoryId })
            }
          >
            <Icon of={searchIcon} size={18} className={styles.muted} />
            <View className={joinClasses(styles.grow, styles.oneLine)}>
              只在 {category.categoryName} 分类里搜
            </View>
            <View className={styles.end}>
              分类
              <Icon of={rightIcon} size={14} />
            </View>
          </View>
        )}
      </View>
      {suggested && <SuggestedServices {...suggested} />}
      <View className={styles.hint}>支持拼音和首字母，如“sp会员”“shipin”</View>
    </>
  );
}
