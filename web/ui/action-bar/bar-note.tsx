import './action-bar.css';
import { Icon } from '#web/art/icon.tsx';
import { infoIcon } from '#web/art/icons/info-icon.ts';

export interface BarNoteProps {
  children: string;
}

/** Stands where the button would: why there is nothing to press here for this reader. */
export function BarNote({ children }: BarNoteProps) {
  return (
    <p className="abar__n" role="note">
      <Icon of={infoIcon} size={18} />
      <span>{children}</span>
    </p>
  );
}
