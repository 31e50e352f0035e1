import './progress-bar.css';

export interface ProgressBarProps {
  busy: boolean;
  label?: string | undefined;
}

/** The thin line under the top edge while a page or a call is on its way. */
export function ProgressBar({ busy, label = '加载中' }: ProgressBarProps) {
  return busy ? <div className="pbar" role="progressbar" aria-label={label} /> : null;
}
