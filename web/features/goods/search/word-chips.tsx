import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import styles from './word-chips.module.css';

interface WordChipsProps {
  readonly label: string;
  readonly words: readonly string[];
  /** A text beside each word. */
  readonly notes?: readonly string[];
  /** One line that scrolls sideways, for a box of fixed height. */
  readonly inOneRow?: boolean;
  onChoose?(word: string): void;
}

/** Words that each search for themselves. */
export function WordChips({ label, words, notes, inOneRow = false, onChoose }: WordChipsProps) {
  return (
    <ul className={joinClasses(styles.words, inOneRow && styles.inOneRow)} aria-label={label}>
      {words.map((word, at) => (
        <li key={word}>
          <PageLink
            className={styles.word}
            to={{ page: 'searchResults', query: { keyword: word } }}
            onClick={() => onChoose?.(word)}
          >
            {word}
            {notes && <small className={styles.note}>{notes[at]}</small>}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
