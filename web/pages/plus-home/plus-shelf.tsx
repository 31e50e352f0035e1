import './plus-rights.css';
import { useId, type ReactNode } from 'react';
import { FloorHeader } from '#web/ui/floor/floor-header.tsx';

interface PlusShelfProps {
  readonly title: string;
  readonly meta?: string | undefined;
  readonly more?: { readonly href: string; readonly text?: string } | undefined;
  readonly children: ReactNode;
}

/** A headline over cards that scroll sideways to the edge of the screen. */
export function PlusShelf({ title, meta, more, children }: PlusShelfProps) {
  const titleId = useId();
  return (
    <section className="plv" aria-labelledby={titleId} data-floor={title}>
      <FloorHeader
        id={titleId}
        title={title}
        chip={meta !== undefined && <span className="cap t3">{meta}</span>}
        more={more}
      />
      <ul className="plv__l">{children}</ul>
    </section>
  );
}
