import { useId } from 'react';
import { Drawn } from './drawn.tsx';
import type { Level } from './levels.ts';
import { medallion } from './medallion.ts';

interface MedalProps {
  level: Level;
  size?: number;
}

export function Medal({ level, size = 64 }: MedalProps) {
  const uid = useId();
  return <Drawn drawing={medallion(level, uid)} width={size} height={size} className="icon" />;
}
