import { Image, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { PictureSize } from '#core/rules/pictures/library-picture.ts';
import { picture } from '../platform/picture.ts';
import { joinClasses } from './join-classes.ts';
import styles from './picture.module.css';

export interface PictureProps {
  /** A key of the illustration system, or a URL. */
  readonly of: string;
  readonly size?: PictureSize;
  readonly className?: string | undefined;
  /** What it shows, for screen readers; without it the picture only decorates and they skip it. */
  readonly label?: string | undefined;
  /** Over the picture: a ribbon, a number. */
  readonly children?: ReactNode;
  readonly eager?: boolean;
  /** The word of goods that are sold out, in the corner of their grey picture. */
  readonly soldOut?: string | undefined;
}

/** A picture in the box of its class; pictures outside of the screen are loaded when they come near. */
export const Picture = ({ of, size, className, label, children, eager = false, soldOut }: PictureProps) => (
  <View className={joinClasses(styles.box, soldOut !== undefined && styles.soldOut, className)}>
    <Image
      className={styles.image}
      src={picture(of, size)}
      mode="aspectFill"
      lazyLoad={!eager}
      {...(label === undefined ? { ariaHidden: true } : { ariaRole: 'img', ariaLabel: label })}
    />
    {soldOut !== undefined && <View className={styles.ribbon}>{soldOut}</View>}
    {children}
  </View>
);
