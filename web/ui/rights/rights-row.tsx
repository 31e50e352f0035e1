import './rights-row.css';
import { useId } from 'react';
import { Button, type ButtonKind } from '../button/button.tsx';
import { LazyImage } from '../lazy-image/lazy-image.tsx';

export interface RightsRowProps {
  /** Address of the picture. */
  art: string;
  name: string;
  /** Explains the state of the button in one line. */
  reason?: string | undefined;
  /** The verdict on this right, as the rule gave it. */
  button: {
    readonly text: string;
    readonly disabled?: boolean;
    readonly busy?: boolean;
    readonly kind?: ButtonKind;
  };
  onPress: () => void;
  eager?: boolean | undefined;
}

/** One right with its button; rows stand in a `RightsGroup`. */
export function RightsRow({
  art,
  name,
  reason,
  button: { text, disabled = false, busy = false, kind },
  onPress,
  eager,
}: RightsRowProps) {
  const reasonId = useId();
  return (
    <li className={disabled && !busy ? 'ri ri--off' : 'ri'}>
      <LazyImage src={art} eager={eager} />
      <div className="grow">
        <h3 className="ri__n l2">{name}</h3>
        {reason !== undefined && (
          <p className="ri__r l2" id={reasonId}>
            {reason}
          </p>
        )}
      </div>
      <Button
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
