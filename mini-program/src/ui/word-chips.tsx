import { ScrollView, View } from '@tarojs/components';
import { closeIcon } from '#web/art/icons/close-icon.ts';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './word-chips.module.css';

export interface WordChipsProps {
  readonly words: readonly string[];
  /** A text beside each word. */
  readonly notes?: readonly string[];
  /** One line that scrolls sideways. */
  readonly inLine?: boolean;
  /** 'remove': a tap removes the word. */
  readonly look?: 'plain' | 'remove' | 'accent';
  onChoose(word: string): void;
}

/** Words to tap. */
export function WordChips({ words, notes, inLine = false, look = 'plain', onChoose }: WordChipsProps) {
  const isRemovable = look !== 'plain';
  const chips = (
    <View className={joinClasses(styles.words, inLine && styles.inLine)}>
      {words.map((word, at) => (
        <View
          key={word}
          className={joinClasses(styles.word, look === 'accent' && styles.accent)}
          ariaRole="button"
          ariaLabel={isRemovable ? `删除${word}` : word}
          onClick={() => onChoose(word)}
        >
          <View className={styles.text}>{word}</View>
          {notes && <View className={styles.note}>{notes[at]}</View>}
          {isRemovable && <Icon of={closeIcon} size={12} />}
        </View>
      ))}
    </View>
  );
  return inLine ? (
    <ScrollView scrollX enhanced showScrollbar={false}>
      {chips}
    </ScrollView>
  ) : (
    chips
  );
}
