import './empty-state.css';
import { EmptyArt } from '#web/art/empty-art.tsx';
import type { ArtName } from '#web/art/keys.ts';
import { Button } from '../button/button.tsx';

export interface EmptyStateProps {
  art: ArtName<'empty'>;
  title: string;
  line?: string | undefined;
  action?: { readonly text: string; readonly href?: string; readonly onPress?: () => void } | undefined;
  /** 116 inside a card, 166 on a page. */
  size?: 116 | 166 | undefined;
}

/** Nothing here yet, and the one thing to do about it. */
export function EmptyState({ art, title, line, action, size = 166 }: EmptyStateProps) {
  return (
    <div className={size === 116 ? 'empty empty--s' : 'empty'}>
      <EmptyArt name={art} width={size} />
      <h2>{title}</h2>
      {line !== undefined && <p>{line}</p>}
      {action && (
        <Button kind="soft" size="s" href={action.href} onPress={action.onPress}>
          {action.text}
        </Button>
      )}
    </div>
  );
}
