import { joinClasses } from '../join-classes.ts';
import styles from './chips.module.css';

export interface FilterChip {
  readonly key: string;
  readonly text: string;
  readonly pressed: boolean;
  onPress(): void;
}

interface FilterChipsProps {
  label: string;
  chips: readonly FilterChip[];
  className?: string | undefined;
}

/** Filters of a list that are switched on and off one by one. */
export function FilterChips({ label, chips, className }: FilterChipsProps) {
  return (
    <div className={joinClasses(styles.chips, className)} role="group" aria-label={label}>
      {chips.map(({ key, text, pressed, onPress }) => (
        <button key={key} type="button" aria-pressed={pressed} onClick={onPress}>
          {text}
        </button>
      ))}
    </div>
  );
}
