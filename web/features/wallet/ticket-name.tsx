import styles from './wallet.module.css';

/** The name of what is held, and how many of it. */
export const TicketName = ({ name, count }: { readonly name: string; readonly count: number }) => (
  <h3 className={styles.name}>
    {name}
    {count > 1 && <span className={`number ${styles.times}`}>×{count}</span>}
  </h3>
);
