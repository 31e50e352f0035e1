import { Icon } from '#web/art/icon.tsx';
import styles from './icon-tile.module.css';

/** An icon on a soft square, beside the name of a service or number. */
export const IconTile = ({ of }: { of: string }) => (
  <span className={styles.tile}>
    <Icon of={of} size={22} />
  </span>
);
