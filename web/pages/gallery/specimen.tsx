import type { ReactNode } from 'react';
import styles from './gallery.module.css';

interface SpecimenProps {
  title: string;
  children: ReactNode;
  padded?: boolean;
}

/** One component of the gallery under its name. */
export function Specimen({ title, children, padded = false }: SpecimenProps) {
  return (
    <section className={styles.specimen} aria-label={title}>
      <p className={styles.specimenTitle}>{title}</p>
      <div className={padded ? styles.padded : undefined}>{children}</div>
    </section>
  );
}
