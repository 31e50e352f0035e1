import './hero.css';
import { MotifBackground } from '#web/art/motif-background.tsx';
import type { MotifOptions } from '#web/art/motif-drawing.ts';
import type { Motif } from '#web/art/motifs.ts';

export interface HeroProps extends MotifOptions {
  motif?: Motif | undefined;
}

/** The coloured head of a page with the theme's motif, gone into the ground by 340 px; one per page, its first child. */
export function Hero({ motif, ...options }: HeroProps) {
  return (
    <div className="hero" aria-hidden="true">
      {motif && <MotifBackground motif={motif} {...options} />}
    </div>
  );
}
