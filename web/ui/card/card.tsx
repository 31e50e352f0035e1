import { createElement, type ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';

type Tag = 'a' | 'article' | 'details' | 'div' | 'li' | 'section' | 'span' | 'ul';

type CardProps<T extends Tag> = Omit<ComponentProps<T>, 'className'> & {
  /** The element; a div without it. */
  readonly as?: T;
  readonly className?: string | undefined;
};

/** A raised surface with round corners. Place and padding come from its class. */
export const Card = <T extends Tag = 'div'>({ as, className, ...rest }: CardProps<T>) =>
  createElement<object>(as ?? 'div', { ...rest, className: joinClasses('card', className) });
