import { Icon } from '#web/art/icon.tsx';
import { closeIcon } from '#web/art/icons/close-icon.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import styles from './word-chips.module.css';

interface RemovableWordsProps {
  readonly label: string;
  readonly words: readonly string[];
  onRemove(word: string): void;
}

/** Words that a tap removes. */
export function RemovableWords({ label, words, onRemove }: RemovableWordsProps) {
  return (
    <ul className={styles.words} aria-label={label}>
      {words.map((word) => (
        <li key={word}>
          <button
            className={joinClasses(styles.word, styles.removable)}
            type="button"
            onClick={() => onRemove(word)}
          >
            <span className="one-line">{word}</span>
            <Icon of={closeIcon} size={12} />
            <span className="visually-hidden">删除</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
