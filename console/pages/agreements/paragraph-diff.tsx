import { paragraphChanges } from '#core/rules/agreements/paragraph-changes.ts';
import styles from './agreements.module.css';

/** What a text changes of another, paragraph by paragraph; equal ones are counted. */
export function ParagraphDiff({ before, after }: { readonly before: string; readonly after: string }) {
  const changes = paragraphChanges(before, after);
  const changed = changes.flatMap((change, at) => (change.kind === 'same' ? [] : [{ ...change, at }]));
  if (changed.length === 0) return <p className={styles.muted}>正文没有改动</p>;
  return (
    <>
      <ol className={styles.diff} aria-label="改动">
        {changed.map(({ kind, before: was, after: now, at }) => (
          <li key={at}>
            <b>第 {at + 1} 段</b>
            {kind !== 'added' && (
              <del>
                <span className={styles.sign}>原来 </span>
                {was}
              </del>
            )}
            {kind !== 'removed' && (
              <ins>
                <span className={styles.sign}>改为 </span>
                {now}
              </ins>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.muted}>其余 {changes.length - changed.length} 段没有改动</p>
    </>
  );
}
