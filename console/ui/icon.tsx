/** Line icons of a 24 grid, as paths: the console's content policy allows no markup from strings. */
const paths = {
  bag: ['M5 8.5h14l-1 10.8a1.5 1.5 0 0 1-1.5 1.2h-9A1.5 1.5 0 0 1 6 19.3zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3'],
  bell: ['M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 2H5zM10.2 20.5h3.6'],
  chart: ['M4.5 19.5h15M7 16v-4M12 16V6.5M17 16v-7'],
  check: ['m5 12.5 4.8 4.8L19 7.5'],
  close: ['m6 6 12 12M18 6 6 18'],
  document: ['M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6'],
  download: [
    'M12 4.5v11M7.5 11.5 12 16l4.5-4.5M4.5 15.5v3a1.5 1.5 0 0 0 1.5 1.5h12a1.5 1.5 0 0 0 1.5-1.5v-3',
  ],
  drag: ['M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01'],
  eye: [
    'M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6z',
    'M9.3 12a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0z',
  ],
  gift: [
    'M5 11h14v8.5H5zM4 7.5h16V11H4zM12 7.5v12M12 7.5c-1.5-4-5.5-4-5.5-1.7 0 1.7 2.5 1.7 5.5 1.7zM12 7.5c1.5-4 5.5-4 5.5-1.7 0 1.7-2.5 1.7-5.5 1.7z',
  ],
  headset: [
    'M5 14v-2.5a7 7 0 0 1 14 0V14M5 13.5h2.5V19H6.5A1.5 1.5 0 0 1 5 17.5zM19 13.5h-2.5V19h1a1.5 1.5 0 0 0 1.5-1.5zM17 19c-.6 1.3-2 2-4 2',
  ],
  info: ['M3.8 12a8.2 8.2 0 1 0 16.4 0 8.2 8.2 0 1 0-16.4 0z', 'M12 11v5M12 8h.01'],
  layers: ['M12 4 3.5 8.5 12 13l8.5-4.5zM3.5 12.5 12 17l8.5-4.5M3.5 16.2 12 20.7l8.5-4.5'],
  link: [
    'M10 14a4 4 0 0 0 6 .4l2.5-2.5a4 4 0 0 0-5.7-5.7L11.5 7.5M14 10a4 4 0 0 0-6-.4l-2.5 2.5a4 4 0 0 0 5.7 5.7l1.3-1.3',
  ],
  lock: [
    'M7.5 10.5h9a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2z',
    'M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.5v2',
  ],
  plus: ['M12 5v14M5 12h14'],
  power: ['M12 3.5v8M7 6.5a7.5 7.5 0 1 0 10 0'],
  right: ['m9.5 5.5 6.5 6.5-6.5 6.5'],
  search: ['M4.5 10.8a6.3 6.3 0 1 0 12.6 0 6.3 6.3 0 1 0-12.6 0z', 'M15.6 15.6 20 20'],
  shield: ['M12 3.5 19 6v5.5c0 4.5-3 7.6-7 9-4-1.4-7-4.5-7-9V6z', 'm9 12 2.2 2.2L15.2 10'],
  stop: ['M8.5 6.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z'],
  task: ['M4 6.5l1.5 1.5L8 5.5M4 12.5 5.5 14 8 11.5M4 18.5 5.5 20 8 17.5M11.5 7H20M11.5 13H20M11.5 19H20'],
  ticket: [
    'M4 8a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v2a2 2 0 0 0 0 4v2a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-2a2 2 0 0 0 0-4zM14 9v1M14 11.8v.8M14 14.5v.5',
  ],
  trash: ['M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5M13.5 10.5v5.5'],
  upload: ['M12 16V5M7.5 9 12 4.5 16.5 9M4.5 15.5v3a1.5 1.5 0 0 0 1.5 1.5h12a1.5 1.5 0 0 0 1.5-1.5v-3'],
  users: [
    'M5.5 8.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0z',
    'M2.5 19.5c.5-4 3-6 6.5-6s6 2 6.5 6M15.5 5.4a3.5 3.5 0 0 1 0 6.2M18 14c2 .8 3.2 2.7 3.5 5.5',
  ],
  warning: ['M12 4.5 21 19.5H3zM12 10v4.5M12 17h.01'],
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
