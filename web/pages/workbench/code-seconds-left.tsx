import styles from './workbench.module.css';

interface CodeSecondsLeftProps {
  /** When the code in the field ends; undefined for a code that was typed. */
  readonly endsAt: string | undefined;
  readonly now: number | undefined;
}

/** How long the taken code is still valid, by the sandbox's clock. */
export function CodeSecondsLeft({ endsAt, now }: CodeSecondsLeftProps) {
  const left =
    endsAt === undefined || now === undefined ? undefined : Math.ceil((Date.parse(endsAt) - now) / 1_000);
  return (
    <p className={`number ${styles.entryText} ${styles.remaining}`}>
      {left !== undefined && (left > 0 ? `这个码还有${left}秒有效` : '这个码已经过期，请重新取码')}
    </p>
  );
}
