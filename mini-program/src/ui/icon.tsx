import { View } from '@tarojs/components';
import { joinClasses } from './join-classes.ts';
import styles from './icon.module.css';

export interface IconProps {
  /** Paths of a line icon on a grid of 24. */
  readonly of: string;
  readonly size?: number;
  readonly className?: string | undefined;
}

const drawing = (paths: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${paths}</svg>`;

/** A line icon in the colour of the text around it. There is no svg element: the drawing masks a box of that colour. */
export function Icon({ of, size = 24, className }: IconProps) {
  const mask = `url("data:image/svg+xml,${encodeURIComponent(drawing(of))}")`;
  return (
    <View
      className={joinClasses(styles.icon, className)}
      style={`width:${size}px;height:${size}px;-webkit-mask-image:${mask};mask-image:${mask}`}
    />
  );
}
