import { useId } from 'react';
import { Drawn } from './drawn.tsx';
import { levelCard } from './level-card.ts';
import type { Level } from './levels.ts';
import styles from './level-background.module.css';

interface LevelBackgroundProps {
  level: Level;
  width?: number;
  height?: number;
}

/** Fills its positioned parent, behind the parent's content. */
export function LevelBackground({ level, width = 366, height = 82 }: LevelBackgroundProps) {
  const uid = useId();
  return <Drawn drawing={levelCard(level, uid, width, height)} className={styles.levelBackground} />;
}
