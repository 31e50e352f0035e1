import { artNames } from '#web/art/keys.ts';
import { Medal } from '#web/art/medal.tsx';
import { NamedIcon } from '#web/art/named-icon.tsx';
import { useArt } from '#web/art/use-art.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

/** The illustration system. */
export function ArtSpecimens() {
  const art = useArt();
  return (
    <>
      <Specimen title="勋章" padded>
        {([0, 1, 2, 3, 4] as const).map((level) => (
          <Medal key={level} level={level} size={52} />
        ))}
      </Specimen>
      <Specimen title="线性图标">
        <div className={styles.iconGrid}>
          {artNames.icon.map((name) => (
            <NamedIcon key={name} name={name} />
          ))}
        </div>
      </Specimen>
      <Specimen title="商品插画">
        <div className={styles.artGrid}>
          {artNames.goods.map((name) => (
            <LazyImage key={name} src={art(`goods/${name}`)} />
          ))}
        </div>
      </Specimen>
    </>
  );
}
