import { View } from '@tarojs/components';
import { useState } from 'react';
import { trashIcon } from '#web/art/icons/trash-icon.ts';
import { Icon } from '../../ui/icon.tsx';
import { WordChips } from '../../ui/word-chips.tsx';
import { forgetWord, forgetWords, useSearchHistory } from './searched-words.ts';
import styles from './search.module.css';

/** 搜索历史, which can be removed word by word or at once. */
export function SearchHistory({ onChoose }: { onChoose(word: string): void }) {
  const words = useSearchHistory();
  const [editing, setEditing] = useState(false);
  const isEditing = editing && words.length > 0;
  return (
    <View className={styles.history}>
      <View className={styles.historyHead}>
        <View className={styles.historyTitle}>搜索历史</View>
        {isEditing && (
          <>
            <View className={styles.textButton} ariaRole="button" onClick={forgetWords}>
              全部清空
            </View>
            <View className={styles.textButton} ariaRole="button" onClick={() => setEditing(false)}>
              完成
            </View>
          </>
        )}
        {!isEditing && words.length > 0 && (
          <View
            className={styles.textButton}
            ariaRole="button"
            ariaLabel="删除搜索历史"
            onClick={() => setEditing(true)}
          >
            <Icon of={trashIcon} size={20} />
          </View>
        )}
      </View>
      {words.length === 0 ? (
        <View className={styles.note}>搜过的词会留在这里</View>
      ) : (
        <WordChips
          words={words}
          look={isEditing ? 'remove' : 'plain'}
          onChoose={isEditing ? forgetWord : onChoose}
        />
      )}
      <View className={styles.note}>历史只存在本机</View>
    </View>
  );
}
