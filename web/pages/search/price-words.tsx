import { RemovableWords } from '#web/features/goods/search/removable-words.tsx';
import styles from './search-results.module.css';

interface PriceWordsProps {
  readonly words: readonly { readonly text: string; readonly rest: string }[];
  /** The keyword without a word. */
  onRemove(keyword: string): void;
}

/** The prices in the keyword, which are filters; a tap searches without one. */
export function PriceWords({ words, onRemove }: PriceWordsProps) {
  return (
    <div className={styles.priceWords}>
      <span>已按价格筛选</span>
      <RemovableWords
        label="关键词里的价格"
        words={words.map(({ text }) => text)}
        onRemove={(word) => onRemove(words.find(({ text }) => text === word)?.rest ?? '')}
      />
    </div>
  );
}
