import type { ReactNode } from 'react';
import { Icon } from '#web/art/icon.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Pressable } from '#web/ui/pressable/pressable.tsx';
import { TicketName } from './ticket-name.tsx';
import styles from './wallet.module.css';

interface WalletTicketProps {
  readonly picUrl: string;
  readonly name: string;
  readonly count?: number;
  readonly text: string;
  readonly end: ReactNode;
  /** For memberships with a level. */
  readonly look?: 'gold' | undefined;
  readonly action: {
    readonly text: string;
    readonly icon: string;
    readonly href?: string;
    readonly onPress?: () => void;
  };
}

/** A row of the wallet: a ticket whose stub is its action. */
export function WalletTicket({ picUrl, name, count = 1, text, end, look, action }: WalletTicketProps) {
  const picture = usePicture('small');
  return (
    <li className={joinClasses(styles.ticket, look === 'gold' && styles.gold)}>
      <img className={styles.picture} src={picture(picUrl)} width={54} height={54} alt="" />
      <div className={styles.words}>
        <TicketName name={name} count={count} />
        <p className={styles.line}>{text}</p>
        <p className={styles.line}>{end}</p>
      </div>
      <Pressable
        className={styles.side}
        href={action.href}
        onPress={action.onPress}
        aria-label={`${action.text}：${name}`}
      >
        <Icon of={action.icon} size={22} />
        {action.text}
      </Pressable>
    </li>
  );
}
