import { Button, type ButtonProps } from '../button/button.tsx';
import { FailedState } from '../failed-state/failed-state.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './load-more.module.css';

interface LoadMoreProps extends Pick<ButtonProps, 'kind' | 'size' | 'className'> {
  readonly pages: {
    readonly hasNext: boolean;
    readonly loadingMore: boolean;
    readonly moreError: unknown;
    loadMore(): Promise<void>;
  };
  readonly failedTitle: string;
}

/** The end of a paged list: 加载更多 while there is a next page, and a retry button after that page failed. */
export function LoadMore({ pages, failedTitle, kind = 'soft', size = 'm', className }: LoadMoreProps) {
  const { hasNext, loadingMore, moreError, loadMore } = pages;
  const load = () => void loadMore();
  if (moreError !== undefined && !loadingMore)
    return <FailedState look="strip" title={failedTitle} onRetry={load} />;
  if (!hasNext) return null;
  return (
    <div className={joinClasses(styles.more, className)}>
      <Button kind={kind} size={size} busy={loadingMore} onPress={load}>
        加载更多
      </Button>
    </div>
  );
}
