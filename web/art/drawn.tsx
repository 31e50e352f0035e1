import type { CSSProperties } from 'react';
import type { Drawing } from './drawing.ts';
import { markup } from './markup.ts';

interface DrawnProps {
  drawing: Drawing;
  width?: number;
  height?: number;
  className?: string | undefined;
  style?: CSSProperties;
}

/** A drawing inside the page, where it needs the theme's colours or the first paint; decorative by nature. */
export function Drawn({
  drawing: { width: w, height: h, fit, body },
  width = w,
  height = h,
  className,
  style,
}: DrawnProps) {
  return (
    <svg
      className={className}
      style={style}
      viewBox={`0 0 ${w} ${h}`}
      width={width}
      height={height}
      preserveAspectRatio={fit}
      aria-hidden="true"
      dangerouslySetInnerHTML={markup(body)}
    />
  );
}
