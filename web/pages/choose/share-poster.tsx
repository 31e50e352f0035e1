import './share-poster.css';
import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { names } from '#core/config/names.ts';
import { usePicture } from '#web/platform/world/use-picture.ts';
import { MotifBackground } from '#web/art/motif-background.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { QrCode } from '#web/ui/qr-code/qr-code.tsx';
import { Bone } from '#web/ui/skeleton/bone.tsx';
import { posterRights } from './poster-rights.ts';

interface SharePosterProps {
  readonly tier: Tier | undefined;
  /** What the code leads to; undefined until known. */
  readonly link: string | undefined;
  readonly guide: string;
}

/** The picture that is passed on: what one may choose from, and the code that leads there. */
export function SharePoster({ tier, link, guide }: SharePosterProps) {
  const picture = usePicture();
  const rights = posterRights(tier);
  return (
    <section className="pst" aria-label="分享海报">
      <div className="pst__h">
        <MotifBackground motif="wave" opacity={0.16} height={120} />
        <p className="pst__b">{names.product}</p>
        <h2 className="pst__t">会员任我选</h2>
        <p className="pst__s">爱看哪个选哪个，每月换着来</p>
      </div>
      <ul className="pst__g" aria-busy={!tier}>
        {tier
          ? rights.map(({ rightsId, rightsName, picUrl }) => (
              <li key={rightsId}>
                <LazyImage src={picture(picUrl)} eager />
                {rightsName}
              </li>
            ))
          : [1, 2, 3, 4, 5, 6].map((box) => (
              <li key={box}>
                <Bone radius={8} />
              </li>
            ))}
      </ul>
      <div className="pst__c">
        {link === undefined ? (
          <Bone width={132} radius={8} />
        ) : (
          <QrCode text={link} label={`扫码打开${names.product}会员任我选`} size={132} />
        )}
        <p className="pst__l grow">
          <b>扫一扫，一起选</b>
          {guide}
        </p>
      </div>
    </section>
  );
}
