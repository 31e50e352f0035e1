import type { ReactNode } from 'react';
import type { FieldChange } from '#core/contract/console/fields.shapes.ts';
import { Button } from './button.tsx';
import styles from './parts.module.css';

type Tone = 'plain' | 'success' | 'warning' | 'danger' | 'info';

export const Tag = ({ tone = 'plain', children }: { readonly tone?: Tone; readonly children: ReactNode }) => (
  <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>
);

const looks = 4;
/** The first character of a name on a colour of its own. */
export function Person({ name, size = 22 }: { readonly name: string; readonly size?: number }) {
  const code = Array.from(name, (character) => character.codePointAt(0) ?? 0).reduce(
    (sum, each) => sum + each,
    0,
  );
  return (
    <span
      className={`${styles.person} ${styles[`person${(code % looks) + 1}`]}`}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      {Array.from(name)[0] ?? '·'}
    </span>
  );
}

interface HeadProps {
  readonly title: string;
  readonly tag?: ReactNode;
  readonly facts?: string;
  readonly children?: ReactNode;
}
export const Head = ({ title, tag, facts, children }: HeadProps) => (
  <header className={styles.head}>
    <h1>{title}</h1>
    {tag}
    {facts && <span className={styles.facts}>{facts}</span>}
    <span className={styles.space} />
    {children}
  </header>
);

/** Field by field: what is, and what it becomes. */
export const Diff = ({ changes }: { readonly changes: readonly FieldChange[] }) => (
  <table className={styles.diff}>
    <thead>
      <tr>
        <th scope="col">项目</th>
        <th scope="col">现在</th>
        <th scope="col">改为</th>
      </tr>
    </thead>
    <tbody>
      {changes.map(({ field, before, after }) => (
        <tr key={field}>
          <th scope="row">{field}</th>
          <td>{before || '—'}</td>
          <td className={styles.after}>{after || '—'}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

interface ListStateProps {
  readonly query: { readonly isPending: boolean; readonly error: Error | null; refetch(): unknown };
  readonly isEmpty: boolean;
  readonly empty: string;
}
/** Of a list without rows: loading, failed with a retry, or empty with its reason. Old rows stay on show when a refresh fails. */
export function ListState({ query, isEmpty, empty }: ListStateProps) {
  if (query.error)
    return (
      <div role="alert" className={styles.failed}>
        <span>{query.error.message}</span>
        <Button size="small" onPress={() => void query.refetch()}>
          重试
        </Button>
      </div>
    );
  if (query.isPending)
    return (
      <div className={styles.skeleton} aria-label="正在加载" role="status">
        {Array.from({ length: 8 }, (_, row) => (
          <i key={row} />
        ))}
      </div>
    );
  return isEmpty ? <p className={styles.empty}>{empty}</p> : null;
}
