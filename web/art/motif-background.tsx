import { useId, type CSSProperties } from 'react';
import { Drawn } from './drawn.tsx';
import { motifDrawing, type MotifOptions } from './motif-drawing.ts';
import type { Motif } from './motifs.ts';

interface MotifBackgroundProps extends MotifOptions {
  motif: Motif;
}

const across: CSSProperties = { position: 'absolute', left: 0, top: 0, width: '100%', pointerEvents: 'none' };

/** A theme's motif across the top of its positioned parent. */
export function MotifBackground({ motif, height = 300, ...options }: MotifBackgroundProps) {
  const uid = useId();
  return <Drawn drawing={motifDrawing(motif, uid, { height, ...options })} height={height} style={across} />;
}
