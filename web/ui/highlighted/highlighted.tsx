import { markedParts } from '#core/rules/format/highlight/marked-parts.ts';
import styles from './highlighted.module.css';

interface HighlightedProps {
  text: string;
  /** From and to of each part, in order and apart from each other. */
  ranges?: readonly (readonly [number, number])[] | undefined;
}

/** A text with the parts that match a search marked. */
export const Highlighted = ({ text, ranges }: HighlightedProps) =>
  markedParts(text, ranges).map((part, at) =>
    part.isMarked ? (
      <mark key={at} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
