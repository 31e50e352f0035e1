import { rightsDetailOf, type NamedRight } from '#web/features/rights/rights-detail-of.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { PictureChoice } from '#web/ui/picture-choice/picture-choice.tsx';
import styles from './spotlight-stage.module.css';

/** The data of the right in focus. */
export interface StagedRight extends NamedRight {
  readonly name: string;
  readonly picUrl: string;
  readonly groupName: string;
  /** The benefit, or why it cannot be claimed. */
  readonly text: string;
  /** Its state, below the thumbnail. */
  readonly note?: string | undefined;
  readonly off?: boolean | undefined;
}

interface SpotlightStageProps {
  readonly rights: readonly StagedRight[];
  readonly focused: StagedRight;
  onFocus(rightsId: string): void;
}

/** One right in focus, the others as thumbnails below. */
export function SpotlightStage({ rights, focused, onFocus }: SpotlightStageProps) {
  const picture = usePicture();
  return (
    <Floor label="权益聚焦">
      <div
        className={focused.off ? `${styles.stage} ${styles.unavailable}` : styles.stage}
        aria-live="polite"
      >
        <div className={styles.picture}>
          <img src={picture(focused.picUrl)} width={152} height={152} alt="" />
        </div>
        <p className={styles.groupName}>{focused.groupName}</p>
        <h2 className={styles.rightName}>{focused.name}</h2>
        <p className={styles.rightText}>{focused.text}</p>
        <PageLink className={styles.detailLink} to={rightsDetailOf(focused)}>
          权益详情<span className="visually-hidden">：{focused.name}</span>
        </PageLink>
      </div>
      <PictureChoice
        look="row"
        label="产品权益"
        value={focused.rightsId}
        onChange={onFocus}
        items={rights.map(({ rightsId, name, picUrl, note, off }) => ({
          key: rightsId,
          text: name,
          art: picture(picUrl),
          note,
          off,
        }))}
      />
    </Floor>
  );
}
