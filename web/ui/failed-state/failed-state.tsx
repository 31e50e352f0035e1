import { Icon } from '#web/art/icon.tsx';
import { warnIcon } from '#web/art/icons/warn-icon.ts';
import type { ArtName } from '#web/art/keys.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Floor } from '../floor/floor.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './failed-state.module.css';

export interface FailedStateProps {
  title: string;
  onRetry: () => void;
  text?: string | undefined;
  retryText?: string | undefined;
  art?: ArtName<'empty'> | undefined;
  /** 'strip' is for one failed floor of a page, 'floor' stands as a floor itself, 'card' is for a page with a coloured top. */
  look?: 'page' | 'card' | 'floor' | 'strip' | undefined;
  size?: 116 | 166 | undefined;
  className?: string | undefined;
}

/** The failed state with a retry button. */
export function FailedState({
  title,
  onRetry,
  text,
  retryText = '重试',
  art = 'network',
  look = 'page',
  size = 166,
  className,
}: FailedStateProps) {
  if (look === 'strip') {
    return (
      <div className={joinClasses(styles.failedRow, className)} role="alert">
        <Icon of={warnIcon} size={20} />
        <span className="grow">{title}</span>
        <Button className={styles.retryButton} kind="text" size="s" onPress={onRetry}>
          {retryText}
        </Button>
      </div>
    );
  }
  const state = (
    <EmptyState
      className={className}
      look={look === 'card' ? 'card' : 'plain'}
      role="alert"
      art={art}
      title={title}
      text={text}
      action={{ text: retryText, onPress: onRetry }}
      size={size}
    />
  );
  return look === 'floor' ? <Floor label="加载失败">{state}</Floor> : state;
}
