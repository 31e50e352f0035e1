import type { ReactNode } from 'react';
import { useArt } from '#web/art/use-art.ts';
import { Ticket } from '#web/ui/ticket/ticket.tsx';
import styles from './pack-card.module.css';

interface PackCardProps {
  readonly label: string;
  readonly children: ReactNode;
  /** The lower part of the ticket. */
  readonly stub: ReactNode;
}

/** The pack as a ticket: its name above, its state below. */
export function PackCard({ label, children, stub }: PackCardProps) {
  const art = useArt();
  return (
    <Ticket
      label={label}
      className={styles.ticket}
      headClass={styles.ticketHead}
      stubClass={styles.ticketStub}
      head={
        <>
          {children}
          <img
            className={`${styles.art} decorative`}
            src={art('goods/video-cut')}
            width={124}
            height={124}
            alt=""
          />
        </>
      }
      stub={stub}
    />
  );
}
