import './plus-rights.css';
import { rightsDetailOf, type NamedRight } from '#web/features/rights/rights-detail-of.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/world/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';

interface PlusRightCardProps {
  readonly right: NamedRight;
  readonly name: string;
  readonly picUrl: string;
  readonly line: string;
  readonly lineId: string;
  readonly button: {
    readonly text: string;
    readonly disabled?: boolean;
    readonly busy?: boolean;
    onPress(): void;
  };
}

/** One right of the shelf: picture, name, why, and its button. */
export function PlusRightCard({ right, name, picUrl, line, lineId, button }: PlusRightCardProps) {
  const picture = usePicture();
  const { disabled = false, busy = false } = button;
  return (
    <li className={disabled && !busy ? 'plr plr--off' : 'plr'}>
      <LazyImage src={picture(picUrl)} />
      <div className="plr__b">
        <h3 className="plr__n l1">
          <PageLink to={rightsDetailOf(right)}>{name}</PageLink>
        </h3>
        <p className="plr__l l1" id={lineId}>
          {line}
        </p>
        <Button size="s" full disabled={disabled} busy={busy} describedBy={lineId} onPress={button.onPress}>
          {button.text}
          <span className="sr">：{name}</span>
        </Button>
      </div>
    </li>
  );
}
