import type { Coordinates } from '#core/rules/location/area.ts';
import { Icon } from '#web/art/icon.tsx';
import { callIcon } from '#web/art/icons/call-icon.ts';
import { navIcon } from '#web/art/icons/nav-icon.ts';
import { useOpenMap } from '#web/platform/hosts/use-open-map.ts';
import { Button, type ButtonProps } from '#web/ui/button/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import styles from './place-card.module.css';

interface PlaceActionsProps extends Coordinates {
  readonly name: string;
  readonly phone: string | null;
  /** The look of the navigation button. */
  readonly kind?: ButtonProps['kind'];
  readonly className?: string | undefined;
}

/** The buttons to call a place and to navigate to it. */
export function PlaceActions({ name, phone, latitude, longitude, kind, className }: PlaceActionsProps) {
  const openMap = useOpenMap();
  return (
    <div className={joinClasses(styles.actions, className)}>
      {phone !== null && (
        <Button kind="outline" size="m" href={`tel:${phone}`} label={`打电话：${name}`}>
          <Icon of={callIcon} size={18} />
          打电话
        </Button>
      )}
      <Button
        kind={kind}
        size="m"
        label={`去这里：${name}`}
        onPress={() => openMap({ name, latitude, longitude })}
      >
        <Icon of={navIcon} size={18} />
        去这里
      </Button>
    </div>
  );
}
