import { markup } from './markup.ts';

interface IconProps {
  of: string;
  size?: number;
  className?: string | undefined;
}

/** A line icon: `<Icon of={leftIcon} />`. The paths are imported one by one, so a page carries only the icons it shows. */
export function Icon({ of, size = 24, className }: IconProps) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={markup(of)}
    />
  );
}
