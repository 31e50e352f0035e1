import { View } from '@tarojs/components';
import { useState } from 'react';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { guessedCategories } from '#core/rules/goods/search/guessed-categories.ts';
import { refreshIcon } from '#web/art/icons/refresh-icon.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { track } from '../../platform/tracking/track.ts';
import { Floor } from '../../ui/floor.tsx';
import { Icon } from '../../ui/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './search.module.css';

const title = '猜你想找';

/** 猜你想找: parts of the categories, four at a time; left out while there are none. */
export function Guesses() {
  const [turn, setTurn] = useState(0);
  const { data } = useQuery(catalogue.categories, {}, { staleMs: 300_000 });
  const some = guessedCategories(data?.list ?? [], turn);
  if (some.length === 0) return null;
  return (
    <Floor
      title={title}
      chip={
        <View
          className={joinClasses(styles.textButton, styles.end)}
          ariaRole="button"
          onClick={() => setTurn(turn + 1)}
        >
          <Icon of={refreshIcon} size={14} />
          换一批
        </View>
      }
    >
      <View className={styles.guesses}>
        {some.map(({ categoryId, categoryName, picUrl }) => (
          <View
            key={categoryId}
            ariaRole="link"
            onClick={() => {
              track({ type: 'clk', floorName: title, pointName: categoryName });
              openPage('searchResults', { categoryId });
            }}
          >
            <Picture of={picUrl} className={styles.guessArt} />
            <View className={styles.oneLine}>{categoryName}</View>
          </View>
        ))}
      </View>
    </Floor>
  );
}
