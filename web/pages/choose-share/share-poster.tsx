import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { names } from '#core/config/names.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { MotifBackground } from '#web/art/motif-background.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { QrCode } from '#web/ui/qr-code/qr-code.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { posterRights } from './poster-rights.ts';
import styles from './share-poster.module.css';

interface SharePosterProps {
  readonly tier: Tier | undefined;
  /** What the code leads to; undefined until known. */
  readonly link: string | undefined;
  readonly guide: string;
}

/** The share poster: the rights and the QR code. */
export function SharePoster({ tier, link, guide }: SharePosterProps) {
  const picture = usePicture();
  const rights = posterRights(tier);
  return (
    <section className={styles.poster} aria-label="分享海报">
      <div className={styles.header}>
        <MotifBackground motif="wave" opacity={0.16} height={120} />
        <p className={styles.brand}>{names.product}</p>
        <h2 className={styles.title}>会员任我选</h2>
        <p className={styles.slogan}>爱看哪个选哪个，每月换着来</p>
      </div>
      <ul className={styles.rights} aria-busy={!tier}>
        {tier
          ? rights.map(({ rightsId, rightsName, picUrl }) => (
              <li key={rightsId}>
                <LazyImage className={styles.picture} src={picture(picUrl)} eager />
                {rightsName}
              </li>
            ))
          : [1, 2, 3, 4, 5, 6].map((box) => (
              <li key={box}>
                <SkeletonBox radius={8} />
              </li>
            ))}
      </ul>
      <div className={styles.codeSection}>
        {link === undefined ? (
          <SkeletonBox width={132} radius={8} />
        ) : (
          <QrCode text={link} label={`扫码打开${names.product}会员任我选`} size={132} />
        )}
        <p className={`${styles.codeHint} grow`}>
          <b>扫一扫，一起选</b>
          {guide}
        </p>
      </div>
    </section>
  );
}
