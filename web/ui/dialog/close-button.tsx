import { closeIcon } from '#web/art/icons/close-icon.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './dialog.module.css';

export interface CloseButtonProps {
  onPress: () => void;
  className?: string | undefined;
}

/** The cross in the upper right corner of a dialog's panel. */
export function CloseButton({ onPress, className }: CloseButtonProps) {
  return (
    <IconButton
      className={joinClasses(styles.closeButton, className)}
      icon={closeIcon}
      size={22}
      label="关闭"
      onPress={onPress}
    />
  );
}
