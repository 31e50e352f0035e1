import styles from './spinner.module.css';

/** A spinner in the text colour. */
export function Spinner() {
  return <i className={styles.spinner} />;
}
