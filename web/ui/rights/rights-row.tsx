import { useId } from 'react';
import { Icon } from '#web/art/icon.tsx';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import type { ButtonKind } from '../button/button-classes.ts';
import { Button } from '../button/button.tsx';
import { joinClasses } from '../join-classes.ts';
import { LazyImage } from '../lazy-image/lazy-image.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './rights-row.module.css';

export interface RightsRowProps {
  /** Address of the picture. */
  art: string;
  name: string;
  /** Explains the state of the button in one line. */
  reason?: string | undefined;
  /** The button verdict of the claim rule. */
  button: {
    readonly text: string;
    readonly disabled?: boolean;
    readonly busy?: boolean;
    readonly kind?: ButtonKind;
  };
  onPress: () => void;
  /** Opens what the right is, without choosing it. */
  onRead?: (() => void) | undefined;
  eager?: boolean | undefined;
}

/** One right with its button; inside a `RightsGroup`. */
export function RightsRow({
  art,
  name,
  reason,
  button: { text, disabled = false, busy = false, kind },
  onPress,
  onRead,
  eager,
}: RightsRowProps) {
  const reasonId = useId();
  return (
    <li className={joinClasses(styles.right, disabled && !busy && styles.disabled)}>
      <LazyImage className={styles.picture} src={art} eager={eager} />
      <div className="grow">
        <Text as="h3" look="name" className="two-lines">
          {onRead ? (
            <button className={styles.readButton} type="button" aria-haspopup="dialog" onClick={onRead}>
              {name}
              <Icon of={rightIcon} size={14} />
            </button>
          ) : (
            name
          )}
        </Text>
        {reason !== undefined && (
          <Text as="p" look="caption" id={reasonId}>
            {reason}
          </Text>
        )}
      </div>
      <Button
        className={styles.actionButton}
        size="s"
        kind={kind}
        disabled={disabled}
        busy={busy}
        describedBy={reason === undefined ? undefined : reasonId}
        onPress={onPress}
      >
        {text}
      </Button>
    </li>
  );
}
