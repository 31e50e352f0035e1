import { useId } from 'react';
import { Drawn } from './drawn.tsx';
import { waterTown } from './water-town.ts';
import styles from './water-town-scene.module.css';

interface WaterTownSceneProps {
  height?: number;
  className?: string | undefined;
}

/** The sign-in page's scene, across the top of its positioned parent. */
export function WaterTownScene({ height = 268, className }: WaterTownSceneProps) {
  const uid = useId();
  return (
    <Drawn
      drawing={waterTown(uid)}
      height={height}
      className={className ? `${styles.scene} ${className}` : styles.scene}
    />
  );
}
