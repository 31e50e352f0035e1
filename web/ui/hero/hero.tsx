import { MotifBackground } from '#web/art/motif-background.tsx';
import type { MotifOptions } from '#web/art/motif-drawing.ts';
import type { Motif } from '#web/art/motifs.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './hero.module.css';

export interface HeroProps extends MotifOptions {
  motif?: Motif | undefined;
  className?: string | undefined;
}

/** The coloured head of a page with the theme's motif, fading out by 340 px; one per page, its first child. */
export function Hero({ motif, className, ...options }: HeroProps) {
  return (
    <div className={joinClasses(styles.hero, className)} aria-hidden="true">
      {motif && <MotifBackground motif={motif} {...options} />}
    </div>
  );
}
