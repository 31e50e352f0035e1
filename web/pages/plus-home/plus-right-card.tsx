import { rightsDetailOf, type NamedRight } from '#web/features/rights/rights-detail-of.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import styles from './plus-rights.module.css';

interface PlusRightCardProps {
  readonly right: NamedRight;
  readonly name: string;
  readonly picUrl: string;
  /** On the first screen. */
  readonly eager?: boolean;
  readonly text: string;
  readonly textId: string;
  readonly button: {
    readonly text: string;
    readonly disabled?: boolean;
    readonly busy?: boolean;
    onPress(): void;
  };
}

/** One right of the shelf: picture, name, why, and its button. */
export function PlusRightCard({
  right,
  name,
  picUrl,
  eager = false,
  text,
  textId,
  button,
}: PlusRightCardProps) {
  const picture = usePicture();
  const { disabled = false, busy = false } = button;
  return (
    <li className={disabled && !busy ? `${styles.right} ${styles.unavailable}` : styles.right}>
      <LazyImage className={styles.rightPicture} src={picture(picUrl)} eager={eager} />
      <div className={styles.rightBody}>
        <h3 className={`${styles.rightName} one-line`}>
          <PageLink to={rightsDetailOf(right)}>{name}</PageLink>
        </h3>
        <p className={`${styles.rightText} one-line`} id={textId}>
          {text}
        </p>
        <Button
          className={styles.claimButton}
          size="s"
          full
          disabled={disabled}
          busy={busy}
          describedBy={textId}
          onPress={button.onPress}
        >
          {button.text}
          <span className="visually-hidden">：{name}</span>
        </Button>
      </div>
    </li>
  );
}
