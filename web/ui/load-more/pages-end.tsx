import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { FailedState, type FailedStateProps } from '../failed-state/failed-state.tsx';
import styles from './pages-end.module.css';

interface PagesEndProps {
  readonly pages: {
    readonly list: readonly unknown[] | undefined;
    readonly error: unknown;
    readonly moreError: unknown;
    /** The number of loaded pages. */
    readonly pages: number;
    readonly hasNext: boolean;
    readonly loading: boolean;
    loadMore(): unknown;
    refetch(): unknown;
  };
  /** Of the first page, or of the next one. */
  renderSkeleton(isFirst: boolean): ReactNode;
  readonly failedTitle: string;
  /** The look of a failed first page; of a later one it is a strip. */
  readonly failedLook?: FailedStateProps['look'];
}

/** Loads two screens ahead. */
const ahead = { rootMargin: '800px 0px' };

/** The end of an infinite list: loads the next page ahead, with its skeleton, a retry button after a failure, and 已经到底啦. */
export function PagesEnd({ pages, renderSkeleton, failedTitle, failedLook = 'strip' }: PagesEndProps) {
  const { list, hasNext, loading } = pages;
  const failed = !loading && (list ? pages.moreError : pages.error) !== undefined;
  const more = () => void (list ? pages.loadMore() : pages.refetch());
  const next = useRef<HTMLDivElement>(null);
  const onNear = useEffectEvent(more);
  const nextPage = hasNext && !loading && !failed && pages.pages;
  // Once for each page.
  useEffect(() => {
    if (nextPage === false || !next.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
      ahead,
    );
    observer.observe(next.current);
    return () => observer.disconnect();
  }, [nextPage]);
  if (failed) return <FailedState look={list ? 'strip' : failedLook} title={failedTitle} onRetry={more} />;
  // The first skeleton leaves where it stood: one that moved below the list would be a layout shift.
  if (!list) return renderSkeleton(true);
  return hasNext ? (
    <div ref={next}>{renderSkeleton(false)}</div>
  ) : (
    <p className={styles.endNote}>已经到底啦</p>
  );
}
