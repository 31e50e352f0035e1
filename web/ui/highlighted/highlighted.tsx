import styles from './highlighted.module.css';

interface HighlightedProps {
  text: string;
  /** From and to of each part, in order and apart from each other. */
  ranges?: readonly (readonly [number, number])[] | undefined;
}

/** A text with the parts that match a search marked. */
export function Highlighted({ text, ranges = [] }: HighlightedProps) {
  const parts = ranges.flatMap(([from, to], at) => [
    text.slice(ranges[at - 1]?.[1] ?? 0, from),
    <mark key={from} className={styles.mark}>
      {text.slice(from, to)}
    </mark>,
  ]);
  return (
    <>
      {parts}
      {text.slice(ranges[ranges.length - 1]?.[1] ?? 0)}
    </>
  );
}
