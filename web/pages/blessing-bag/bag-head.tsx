import type { ReactNode } from 'react';
import { useArt } from '#web/art/use-art.ts';
import styles from './blessing-bag.module.css';

interface BagHeadProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** The bag itself, with what there is to say about it. */
export function BagHead({ title, text, action, children }: BagHeadProps) {
  const art = useArt();
  return (
    <section className={styles.bag} aria-label="我的福袋" data-floor="我的福袋">
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {text !== undefined && <div className={styles.caption}>{text}</div>}
        {action}
      </div>
      <img
        className={`${styles.picture} decorative`}
        src={art('goods/luckybag-cut')}
        width={128}
        height={128}
        alt=""
      />
      {children}
    </section>
  );
}
