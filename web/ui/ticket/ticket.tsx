import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './ticket.module.css';

interface TicketProps {
  readonly label: string;
  readonly head: ReactNode;
  readonly stub: ReactNode;
  readonly className?: string | undefined;
  readonly headClass?: string | undefined;
  readonly stubClass?: string | undefined;
}

/** A ticket: a head and a stub, with notches and a dashed line between them. */
export const Ticket = ({ label, head, stub, className, headClass, stubClass }: TicketProps) => (
  <section className={joinClasses(styles.ticket, className)} aria-label={label}>
    <div className={joinClasses(styles.head, headClass)}>{head}</div>
    <div className={joinClasses(styles.stub, stubClass)}>{stub}</div>
  </section>
);
