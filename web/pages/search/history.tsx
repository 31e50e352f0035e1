import { useState } from 'react';
import { trashIcon } from '#web/art/icons/trash-icon.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { RemovableWords } from '#web/features/goods/search/removable-words.tsx';
import { useSearchHistory } from '#web/features/goods/search/search-history.ts';
import { WordChips } from '#web/features/goods/search/word-chips.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './search-input.module.css';

/** 搜索历史: its box is there before the words are read, so that nothing moves. */
export function History({ onChoose }: { onChoose(word: string): void }) {
  const { words, remove, clear } = useSearchHistory();
  const [editing, setEditing] = useState(false);
  const isEditing = editing && words.length > 0;
  return (
    <section className={styles.history} aria-label="搜索历史">
      <div className={styles.historyHead}>
        <h2>搜索历史</h2>
        {isEditing && (
          <>
            <button className={styles.textButton} type="button" onClick={clear}>
              全部清空
            </button>
            <button className={styles.textButton} type="button" onClick={() => setEditing(false)}>
              完成
            </button>
          </>
        )}
        {!isEditing && words.length > 0 && (
          <IconButton icon={trashIcon} size={20} label="删除搜索历史" onPress={() => setEditing(true)} />
        )}
      </div>
      <div className={styles.historyWords}>
        {words.length === 0 && (
          <Text as="p" look="note">
            搜过的词会留在这里
          </Text>
        )}
        {words.length > 0 && !isEditing && (
          <WordChips inOneRow label="搜过的词" words={words} onChoose={onChoose} />
        )}
        {isEditing && <RemovableWords label="删除搜过的词" words={words} onRemove={remove} />}
      </div>
      <Text as="p" look="note">
        历史只存在本机
      </Text>
    </section>
  );
}
