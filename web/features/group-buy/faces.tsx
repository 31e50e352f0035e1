import { faceOf } from '#core/rules/format/face-of.ts';
import type { BuyGroup } from '#core/contract/activity/group-buy.shapes.ts';
import { AvatarArt } from '#web/art/avatar-art.tsx';
import { Icon } from '#web/art/icon.tsx';
import { plusIcon } from '#web/art/icons/plus-icon.ts';
import styles from './group-buy.module.css';

interface FacesProps {
  readonly group: BuyGroup;
  readonly size: number;
  /** Whether the seats that are missing are drawn too. */
  readonly withFree?: boolean | undefined;
}

const max = 4;

/** The members of a group as faces side by side; the sentence beside them says how many. */
export function Faces({ group: { groupNo, members, missing }, size, withFree = false }: FacesProps) {
  return (
    <span className={styles.faces} aria-hidden="true">
      {members.slice(0, max).map((_member, at) => (
        <AvatarArt key={at} face={faceOf(groupNo, at)} size={size} />
      ))}
      {withFree && missing > 0 && (
        <span className={styles.freeFace} style={{ width: size, height: size }}>
          <Icon of={plusIcon} size={Math.round(size / 2)} />
        </span>
      )}
    </span>
  );
}
