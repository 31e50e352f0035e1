import { joinClasses } from '../join-classes.ts';
import styles from './steps.module.css';

interface StepsProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** The place of the current step; -1 if there is none. */
  readonly current: number;
  readonly className?: string | undefined;
}

/** Steps in a row, with a line for each; those before the current one are marked as passed. */
export const Steps = ({ steps, current, className }: StepsProps) => (
  <ol className={joinClasses(styles.steps, className)}>
    {steps.map(({ title, text }, at) => (
      <li
        key={title}
        className={at < current ? styles.passed : at === current ? styles.current : undefined}
        aria-current={at === current ? 'step' : undefined}
      >
        <b>{title}</b>
        {text}
      </li>
    ))}
  </ol>
);
