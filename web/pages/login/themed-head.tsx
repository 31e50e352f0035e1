import type { ReactNode } from 'react';
import { Hero, type HeroProps } from '#web/ui/hero/hero.tsx';
import { LoginBar } from './login-bar.tsx';
import styles from './login.module.css';

interface ThemedHeadProps {
  readonly motif: HeroProps;
  readonly mark: ReactNode;
  readonly title: string;
  readonly text: string;
}

/** The login header in the theme of the target site. */
export function ThemedHead({ motif, mark, title, text }: ThemedHeadProps) {
  return (
    <header className={`${styles.header} ${styles.heroHeader}`}>
      <Hero {...motif} />
      <LoginBar />
      <div className={styles.brand}>
        {mark}
        <div className="grow">
          <h1 className={styles.productName}>{title}</h1>
          <p className={styles.slogan}>{text}</p>
        </div>
      </div>
    </header>
  );
}
