import '../empty-state/empty-state.css';
import './failed-state.css';
import { EmptyArt } from '#web/art/empty-art.tsx';
import { Icon } from '#web/art/icon.tsx';
import { warnIcon } from '#web/art/icons/warn-icon.ts';
import type { ArtName } from '#web/art/keys.ts';
import { Button } from '../button/button.tsx';

export interface FailedStateProps {
  title: string;
  onRetry: () => void;
  line?: string | undefined;
  retryText?: string | undefined;
  art?: ArtName<'empty'> | undefined;
  /** 'strip' stands where one floor failed while the page stays. */
  look?: 'page' | 'strip' | undefined;
  size?: 116 | 166 | undefined;
}

/** Something did not load; retry is one tap. */
export function FailedState({
  title,
  onRetry,
  line,
  retryText = '重试',
  art = 'network',
  look = 'page',
  size = 166,
}: FailedStateProps) {
  if (look === 'strip') {
    return (
      <div className="err" role="alert">
        <Icon of={warnIcon} size={20} />
        <span className="grow">{title}</span>
        <Button className="err__b" kind="text" size="s" onPress={onRetry}>
          {retryText}
        </Button>
      </div>
    );
  }
  return (
    <div className={size === 116 ? 'empty empty--s' : 'empty'} role="alert">
      <EmptyArt name={art} width={size} />
      <h2>{title}</h2>
      {line !== undefined && <p>{line}</p>}
      <Button kind="soft" size="s" onPress={onRetry}>
        {retryText}
      </Button>
    </div>
  );
}
