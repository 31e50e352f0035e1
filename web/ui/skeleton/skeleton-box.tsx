import { joinClasses } from '../join-classes.ts';
import styles from './skeleton.module.css';

export interface BoneProps {
  width?: number | string | undefined;
  /** Absent: a square of its width. */
  height?: number | string | undefined;
  radius?: number | undefined;
  className?: string | undefined;
}

/** One grey box with the size of the content. */
export function SkeletonBox({ width = '100%', height, radius = 6, className }: BoneProps) {
  return (
    <span
      className={joinClasses(styles.block, height === undefined && styles.square, className)}
      style={{ width, height, borderRadius: radius }}
    />
  );
}
