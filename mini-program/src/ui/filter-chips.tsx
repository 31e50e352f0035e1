import { ScrollView, View } from '@tarojs/components';
import { joinClasses } from './join-classes.ts';
import styles from './filter-chips.module.css';

export interface FilterChip {
  readonly key: string;
  readonly text: string;
  readonly pressed: boolean;
  onPress(): void;
}

export interface FilterChipsProps {
  readonly chips: readonly FilterChip[];
  /** 'wrapped': in several lines, on a card. */
  readonly look?: 'line' | 'wrapped';
}

/** Filters of a list that are switched on and off one by one. */
export function FilterChips({ chips, look = 'line' }: FilterChipsProps) {
  const all = (
    <View className={joinClasses(styles.chips, styles[look])}>
      {chips.map(({ key, text, pressed, onPress }) => (
        <View
          key={key}
          className={joinClasses(styles.chip, pressed && styles.pressed)}
          ariaRole="button"
          ariaLabel={pressed ? `${text}，已选` : text}
          onClick={onPress}
        >
          {text}
        </View>
      ))}
    </View>
  );
  return look === 'wrapped' ? (
    all
  ) : (
    <ScrollView scrollX enhanced showScrollbar={false}>
      {all}
    </ScrollView>
  );
}
