import styles from './percent-track.module.css';

/** A part of a whole as a bar; the number stands beside it as text. */
export const PercentTrack = ({ percent }: { percent: number }) => (
  <span className={styles.track} aria-hidden="true">
    <span style={{ width: `${percent}%` }} />
  </span>
);
