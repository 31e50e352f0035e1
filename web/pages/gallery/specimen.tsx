import type { ReactNode } from 'react';

interface SpecimenProps {
  title: string;
  children: ReactNode;
  padded?: boolean;
}

/** One component of the gallery under its name. */
export function Specimen({ title, children, padded = false }: SpecimenProps) {
  return (
    <section className="spec" aria-label={title}>
      <p className="spec__t">{title}</p>
      <div className={padded ? 'spec__p' : undefined}>{children}</div>
    </section>
  );
}
