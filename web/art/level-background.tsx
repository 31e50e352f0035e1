import { useId } from 'react';
import { Drawn } from './drawn.tsx';
import { levelCard } from './level-card.ts';
import type { Level } from './levels.ts';

interface LevelBackgroundProps {
  level: Level;
  width?: number;
  height?: number;
  className?: string;
}

export function LevelBackground({ level, width = 366, height = 82, className = 'bg' }: LevelBackgroundProps) {
  const uid = useId();
  return <Drawn drawing={levelCard(level, uid, width, height)} className={className} />;
}
