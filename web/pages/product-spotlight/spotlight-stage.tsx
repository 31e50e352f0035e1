import './spotlight-stage.css';
import { rightsDetailOf, type NamedRight } from '#web/features/rights/rights-detail-of.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/world/use-picture.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { PictureChoice } from '#web/ui/picture-choice/picture-choice.tsx';

/** A right on the stage, whoever looks. */
export interface StagedRight extends NamedRight {
  readonly name: string;
  readonly picUrl: string;
  readonly groupName: string;
  /** What it brings, or why it cannot be had now. */
  readonly line: string;
  /** A word about its state under its small picture. */
  readonly note?: string | undefined;
  readonly off?: boolean | undefined;
}

interface SpotlightStageProps {
  readonly rights: readonly StagedRight[];
  readonly focused: StagedRight;
  onFocus(rightsId: string): void;
}

/** One right in the light, the others in a row beneath it. */
export function SpotlightStage({ rights, focused, onFocus }: SpotlightStageProps) {
  const picture = usePicture();
  return (
    <Floor label="权益聚焦">
      <div className={focused.off ? 'spt spt--off' : 'spt'} aria-live="polite">
        <div className="spt__a">
          <img src={picture(focused.picUrl)} width={152} height={152} alt="" />
        </div>
        <p className="spt__g">{focused.groupName}</p>
        <h2 className="spt__n">{focused.name}</h2>
        <p className="spt__l">{focused.line}</p>
        <PageLink className="spt__d" to={rightsDetailOf(focused)}>
          权益详情<span className="sr">：{focused.name}</span>
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
