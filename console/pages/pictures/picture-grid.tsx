import type { ConsolePicture } from '#core/contract/console/pictures.shapes.ts';
import { pictureUrl } from '../../platform/picture-url.ts';
import type { LoadedRows } from '../../platform/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import { CardFrame } from '../../ui/card.tsx';
import { ListState } from '../../ui/parts.tsx';
import { sizeText } from './picture-words.ts';
import styles from './pictures.module.css';

interface PictureGridProps {
  readonly label: string;
  readonly list: LoadedRows<ConsolePicture>;
  readonly currentKey?: string | undefined;
  readonly empty: string;
  readonly onOpen: (picture: ConsolePicture) => void;
}

/** Pictures side by side with their names, sizes and weights. */
export function PictureGrid({ label, list, currentKey, empty, onOpen }: PictureGridProps) {
  const { rows, query, hasMore, isLoadingMore, loadMore } = list;
  return (
    <CardFrame label={label}>
      {(rows.length === 0 || query.error) && (
        <ListState query={query} isEmpty={rows.length === 0} empty={empty} />
      )}
      {rows.length > 0 && (
        <ul className={styles.grid}>
          {rows.map((picture) => (
            <li key={picture.pictureKey}>
              <button
                type="button"
                className={styles.tile}
                aria-pressed={picture.pictureKey === currentKey}
                onClick={() => onOpen(picture)}
              >
                <img src={pictureUrl(picture.value)} alt={picture.alt} loading="lazy" />
                <b>{picture.name}</b>
                <small>{sizeText(picture)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <footer className={styles.more}>
          <Button busy={isLoadingMore} onPress={loadMore}>
            更多
          </Button>
        </footer>
      )}
    </CardFrame>
  );
}
