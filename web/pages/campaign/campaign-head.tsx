import { WaterTownScene } from '#web/art/water-town-scene.tsx';
import { useArt } from '#web/art/use-art.ts';
import { Tag } from '#web/ui/tag/tag.tsx';
import type { CampaignRow } from './campaigns.ts';
import { Text } from '#web/ui/text/text.tsx';
import styles from './campaign-head.module.css';

type CampaignHeadProps = Pick<CampaignRow, 'headline' | 'text' | 'picture' | 'scene'> & {
  readonly badge: string | undefined;
};

/** The campaign's header, with the height of the product card that replaces it for holders where there is no scene. */
export function CampaignHead({ headline, text, picture, scene, badge }: CampaignHeadProps) {
  const art = useArt();
  return (
    <section className={styles.header} aria-label="活动介绍">
      {scene && (
        <div className={`${styles.scene} decorative`}>
          <WaterTownScene height={124} />
        </div>
      )}
      <Text as="h2" look="headline">
        {headline}
      </Text>
      <p className={styles.text}>{text}</p>
      {badge !== undefined && <Tag kind="vip">{badge}</Tag>}
      <img className={`${styles.picture} decorative`} src={art(picture)} width={116} height={116} alt="" />
    </section>
  );
}
