/** Line icons of a 24 grid, as paths: the console's content policy allows no markup from strings. */
const paths = {
  check: ['m5 12.5 4.8 4.8L19 7.5'],
  shield: ['M12 3.5 19 6v5.5c0 4.5-3 7.6-7 9-4-1.4-7-4.5-7-9V6z', 'm9 12 2.2 2.2L15.2 10'],
  users: [
    'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
    'M2.5 19.5c.5-4 3-6 6.5-6s6 2 6.5 6M15.5 5.4a3.5 3.5 0 0 1 0 6.2M18 14c2 .8 3.2 2.7 3.5 5.5',
  ],
  doc: ['M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6'],
  power: ['M12 3.5v8M7 6.5a7.5 7.5 0 1 0 10 0'],
} as const;
export type IconName = keyof typeof paths;

export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {paths[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
