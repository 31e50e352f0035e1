import styles from './lazy-image.module.css';

/** A word on the picture's corner. */
export const Ribbon = ({ text }: { text: string }) => <span className={styles.ribbon}>{text}</span>;
