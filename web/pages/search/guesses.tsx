import { useState } from 'react';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { guessedCategories } from '#core/rules/goods/search/guessed-categories.ts';
import { Icon } from '#web/art/icon.tsx';
import { refreshIcon } from '#web/art/icons/refresh-icon.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import styles from './search-input.module.css';

/** 猜你想找: one part of each category, four at a time. */
export function Guesses() {
  const picture = usePicture();
  const [turn, setTurn] = useState(0);
  const { data } = useCall(catalogue.categories, {});
  const some = guessedCategories(data?.list ?? [], turn);
  if (some.length === 0) return null;
  return (
    <Floor
      header={{
        title: '猜你想找',
        meta: (
          <button className={styles.textButton} type="button" onClick={() => setTurn(turn + 1)}>
            <Icon of={refreshIcon} size={14} /> 换一批
          </button>
        ),
      }}
    >
      <ul className={styles.guesses}>
        {some.map(({ categoryId, categoryName, picUrl }) => (
          <li key={categoryId}>
            <PageLink to={{ page: 'searchResults', query: { categoryId } }}>
              <LazyImage src={picture(picUrl)} />
              <span className="one-line">{categoryName}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Floor>
  );
}
