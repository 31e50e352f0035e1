import { createElement, type ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './text.module.css';

type Tag = 'b' | 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'time';

/** A note has the line height of what it stands in, a caption its own. */
type Look = 'note' | 'caption' | 'name' | 'itemTitle' | 'titleSmall' | 'title' | 'titleLarge' | 'headline';

type TextProps<T extends Tag> = Omit<ComponentProps<T>, 'className'> & {
  /** The element; a span without it. */
  readonly as?: T;
  readonly look: Look;
  /** On a line of its own. */
  readonly block?: boolean;
  readonly className?: string | undefined;
};

/** A text in one of the looks that pages share. */
export const Text = <T extends Tag = 'span'>({ as, look, block, className, ...rest }: TextProps<T>) =>
  createElement<object>(as ?? 'span', {
    ...rest,
    className: joinClasses(styles[look], block && styles.block, className),
  });
