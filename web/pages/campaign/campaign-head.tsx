import './campaign-head.css';
import { WaterTownScene } from '#web/art/water-town-scene.tsx';
import { useArt } from '#web/art/use-art.ts';
import { Tag } from '#web/ui/tag/tag.tsx';
import type { CampaignRow } from './campaigns.ts';

type CampaignHeadProps = Pick<CampaignRow, 'headline' | 'text' | 'picture' | 'scene'> & {
  readonly badge: string | undefined;
};

/** What the campaign promises; as high as the product's card that takes its place. */
export function CampaignHead({ headline, text, picture, scene, badge }: CampaignHeadProps) {
  const art = useArt();
  return (
    <section className="cmh" aria-label="活动介绍">
      {scene && (
        <div className="cmh__s deco">
          <WaterTownScene height={124} />
        </div>
      )}
      <h2 className="cmh__t">{headline}</h2>
      <p className="cmh__l">{text}</p>
      {badge !== undefined && <Tag kind="vip">{badge}</Tag>}
      <img className="cmh__a deco" src={art(picture)} width={116} height={116} alt="" />
    </section>
  );
}
