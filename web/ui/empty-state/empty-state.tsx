import { EmptyArt } from '#web/art/empty-art.tsx';
import type { ArtName } from '#web/art/keys.ts';
import { Button } from '../button/button.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  art: ArtName<'empty'>;
  title: string;
  text?: string | undefined;
  action?: { readonly text: string; readonly href?: string; readonly onPress?: () => void } | undefined;
  /** 116 inside a card, 166 on a page. */
  size?: 116 | 166 | undefined;
  /** 'card' is for pages whose top is coloured: text on it is hard to read. */
  look?: 'plain' | 'card' | undefined;
  role?: 'alert' | undefined;
  className?: string | undefined;
}

/** The empty state with an optional action. */
export function EmptyState({
  art,
  title,
  text,
  action,
  size = 166,
  look = 'plain',
  role,
  className,
}: EmptyStateProps) {
  return (
    <div
      className={joinClasses(
        styles.emptyState,
        size === 116 && styles.small,
        look === 'card' && styles.card,
        className,
      )}
      role={role}
    >
      <EmptyArt name={art} width={size} />
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {action && (
        <Button
          className={styles.actionButton}
          kind="soft"
          size="s"
          href={action.href}
          onPress={action.onPress}
        >
          {action.text}
        </Button>
      )}
    </div>
  );
}
