import { View } from '@tarojs/components';
import { FailedState } from './state.tsx';
import styles from './list-end.module.css';

export interface ListEndProps {
  readonly hasNext: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
  onRetry(): void;
}

/** The end of a list that goes on page by page. */
export function ListEnd({ hasNext, loading, failed, onRetry }: ListEndProps) {
  if (failed && !loading) return <FailedState look="strip" title="更多内容没有加载出来" onRetry={onRetry} />;
  return (
    <View className={styles.end}>{loading ? '正在加载…' : hasNext ? '上滑查看更多' : '已经到底啦'}</View>
  );
}
