import { joinClasses } from '../join-classes.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  busy: boolean;
  label?: string | undefined;
  className?: string | undefined;
}

/** The progress line at the top while a page or call is pending. */
export function ProgressBar({ busy, label = '加载中', className }: ProgressBarProps) {
  return busy ? (
    <div className={joinClasses(styles.progressBar, className)} role="progressbar" aria-label={label} />
  ) : null;
}
