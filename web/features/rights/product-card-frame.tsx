import type { ReactNode } from 'react';
import type { ArtKey } from '#web/art/keys.ts';
import { useArt } from '#web/art/use-art.ts';
import styles from './product-card.module.css';

interface ProductCardFrameProps {
  /** The accessible name. */
  readonly label: string;
  /** The small line above the name. */
  readonly kicker: string;
  readonly name: string;
  readonly picture: ArtKey;
  readonly pictureSize?: number | undefined;
  readonly children: ReactNode;
}

/** The coloured card of a product: its name, a picture at the right, and what the caller adds below. */
export function ProductCardFrame({
  label,
  kicker,
  name,
  picture,
  pictureSize = 128,
  children,
}: ProductCardFrameProps) {
  const art = useArt();
  return (
    <section className={styles.card} aria-label={label}>
      <p className={styles.label}>{kicker}</p>
      <h2 className={styles.productName}>{name}</h2>
      {children}
      <img
        className={`${styles.picture} decorative`}
        src={art(picture)}
        width={pictureSize}
        height={pictureSize}
        alt=""
      />
    </section>
  );
}
