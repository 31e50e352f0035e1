import './pack-card.css';
import type { ReactNode } from 'react';
import { useArt } from '#web/art/use-art.ts';

interface PackCardProps {
  readonly label: string;
  readonly children: ReactNode;
  /** What lies under the tear. */
  readonly stub: ReactNode;
}

/** The pack as a torn ticket: what it is above, how it stands below. */
export function PackCard({ label, children, stub }: PackCardProps) {
  const art = useArt();
  return (
    <section className="pwc" aria-label={label}>
      <div className="pwc__h">
        {children}
        <img className="pwc__a deco" src={art('goods/video-cut')} width={124} height={124} alt="" />
      </div>
      <div className="pwc__s">{stub}</div>
    </section>
  );
}
