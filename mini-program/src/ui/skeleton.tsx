import { View } from '@tarojs/components';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly height: number;
  /** As CSS: '60%' or '80px'. */
  readonly width?: string;
  readonly round?: boolean;
}

/** The place of something that is loading, in its size. */
export const Skeleton = ({ height, width = '100%', round = false }: SkeletonProps) => (
  <View
    className={styles.skeleton}
    style={`width:${width};height:${height}px${round ? ';border-radius:999px' : ''}`}
  />
);
