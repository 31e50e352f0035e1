import { Text } from '@tarojs/components';
import { markedParts } from '#core/rules/format/highlight/marked-parts.ts';
import styles from './highlighted.module.css';

export interface HighlightedProps {
  readonly text: string;
  readonly ranges?: readonly (readonly [number, number])[] | undefined;
}

/** A text with the parts that match a search marked. */
export const Highlighted = ({ text, ranges }: HighlightedProps) => (
  <>
    {markedParts(text, ranges).map((part, at) => (
      <Text key={at} className={part.isMarked ? styles.mark : ''}>
        {part.text}
      </Text>
    ))}
  </>
);
