import type { ReactNode } from 'react';
import { Hero, type HeroProps } from '#web/ui/hero/hero.tsx';
import { LoginBar } from './login-bar.tsx';

interface ThemedHeadProps {
  readonly motif: HeroProps;
  readonly mark: ReactNode;
  readonly title: string;
  readonly line: string;
}

/** The head of a sign-in page that wears the look of the site it leads back to. */
export function ThemedHead({ motif, mark, title, line }: ThemedHeadProps) {
  return (
    <header className="lgn__h lgn__h--hero">
      <Hero {...motif} />
      <LoginBar />
      <div className="lgn__brand">
        {mark}
        <div className="grow">
          <h1 className="lgn__p">{title}</h1>
          <p className="lgn__s">{line}</p>
        </div>
      </div>
    </header>
  );
}
