import type { Level } from '#web/art/levels.ts';
import { Medal } from '#web/art/medal.tsx';
import styles from './member-card.module.css';

export interface Identity {
  level: Level;
  /** The masked number. */
  number: string;
  levelName: string;
}

/** The member's number and level. */
export const MemberIdentity = ({ level, number, levelName }: Identity) => (
  <div className={styles.identity}>
    <span className={styles.phoneNumber}>{number}</span>
    <span className={styles.levelChip}>
      <Medal level={level} size={20} />
      {levelName}
    </span>
  </div>
);
