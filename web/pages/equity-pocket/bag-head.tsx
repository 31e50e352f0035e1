import './equity-pocket.css';
import type { ReactNode } from 'react';
import { useArt } from '#web/art/use-art.ts';

interface BagHeadProps {
  readonly title: ReactNode;
  readonly line?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** The bag itself, with what there is to say about it. */
export function BagHead({ title, line, action, children }: BagHeadProps) {
  const art = useArt();
  return (
    <section className="bag" aria-label="我的福袋" data-floor="我的福袋">
      <div className="bag__t">
        <h2 className="bag__n">{title}</h2>
        {line !== undefined && <div className="bag__l">{line}</div>}
        {action}
      </div>
      <img className="bag__a deco" src={art('goods/luckybag-cut')} width={128} height={128} alt="" />
      {children}
    </section>
  );
}
