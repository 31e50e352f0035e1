import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './toned-card.module.css';

interface TonedCardProps {
  readonly tone: 'warm' | 'violet' | 'gold' | 'green' | 'blue';
  readonly title: string;
  readonly href: string | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A card of an activity or a zone on a coloured gradient; a link where it leads somewhere. */
export function TonedCard({ tone, title, href, className, children }: TonedCardProps) {
  const props = {
    className: joinClasses(styles.card, styles[tone], className),
    'data-point': title,
    children,
  };
  return href === null ? <div {...props} /> : <a {...props} href={href} />;
}
