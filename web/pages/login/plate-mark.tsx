import { LogoMark } from '#web/art/logo-mark.tsx';
import styles from './login.module.css';

/** The product's mark on a light plate, for coloured heads. */
export const PlateMark = () => (
  <span className={styles.plate}>
    <LogoMark size={40} light="var(--hero-end)" deep="var(--primary)" />
  </span>
);
