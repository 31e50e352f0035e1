import { useId } from 'react';
import { rosette } from '#web/art/rosette.ts';

/** The product mark: a window in the shape of a crabapple flower, over water. */
export function Logo({ size }: { readonly size: number }) {
  const id = useId();
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#FF7A4D" />
          <stop offset="1" stopColor="#D8271C" />
        </linearGradient>
      </defs>
      <path d={rosette(24, 24, 22)} fill={`url(#${id})`} />
      <path d={rosette(24, 24, 17.5)} fill="none" stroke="#fff" strokeOpacity=".55" strokeWidth="1.2" />
      <path
        d="M12.5 27q4-4.5 8 0t8 0 7.5 0M15 33q3.5-3.5 7 0t7 0 5 0"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <circle cx="24" cy="17" r="4.6" fill="#fff" />
    </svg>
  );
}
