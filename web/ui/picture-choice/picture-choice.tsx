import { useId } from 'react';
import { joinClasses } from '../join-classes.ts';
import { LazyImage } from '../lazy-image/lazy-image.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './picture-choice.module.css';

export interface PictureChoiceItem {
  readonly key: string;
  readonly text: string;
  /** Address of the picture. */
  readonly art: string;
  /** A word about its state: 已领, 已领完. */
  readonly note?: string | undefined;
  /** Visible but disabled. */
  readonly off?: boolean | undefined;
}

export interface PictureChoiceProps {
  label: string;
  items: readonly PictureChoiceItem[];
  value: string | undefined;
  onChange: (key: string) => void;
  /** 'row' scrolls sideways where there are many; else three stand side by side. */
  look?: 'grid' | 'row' | undefined;
}

/** One of several, chosen by its picture; arrow keys move the choice. */
export function PictureChoice({ label, items, value, onChange, look = 'grid' }: PictureChoiceProps) {
  const name = useId();
  return (
    <div
      className={joinClasses(styles.choices, look === 'row' && styles.inRow)}
      role="radiogroup"
      aria-label={label}
    >
      {items.map(({ key, text, art, note, off = false }) => (
        <label key={key} className={joinClasses(styles.option, off && styles.disabled)}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={key}
            checked={key === value}
            onChange={() => onChange(key)}
          />
          <LazyImage className={styles.picture} src={art} />
          <span className={styles.optionText}>{text}</span>
          {note !== undefined && (
            <>
              <span className="visually-hidden">，</span>
              <Text look="note">{note}</Text>
            </>
          )}
        </label>
      ))}
    </div>
  );
}
