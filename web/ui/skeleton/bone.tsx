import './skeleton.css';

export interface BoneProps {
  width?: number | string | undefined;
  /** Absent: a square of its width. */
  height?: number | string | undefined;
  radius?: number | undefined;
}

/** One grey box in the shape of what will stand there. */
export function Bone({ width = '100%', height, radius = 6 }: BoneProps) {
  return (
    <span
      className={height === undefined ? 'sk sk--square' : 'sk'}
      style={{ width, height, borderRadius: radius }}
    />
  );
}
