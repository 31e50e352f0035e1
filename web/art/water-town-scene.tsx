import './water-town-scene.css';
import { useId } from 'react';
import { Drawn } from './drawn.tsx';
import { waterTown } from './water-town.ts';

interface WaterTownSceneProps {
  height?: number;
}

/** The sign-in page's scene, across the top of its positioned parent. */
export function WaterTownScene({ height = 268 }: WaterTownSceneProps) {
  const uid = useId();
  return <Drawn drawing={waterTown(uid)} height={height} className="scn" />;
}
