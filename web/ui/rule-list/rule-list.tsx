import styles from './rule-list.module.css';

export interface RuleListProps {
  rules: readonly string[];
}

/** The small print, one rule after another. */
export function RuleList({ rules }: RuleListProps) {
  return (
    <ol className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ol>
  );
}
