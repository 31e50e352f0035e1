/** The allowed imports (docs/architecture.md). In a pattern `*` is one name, `**` any rest, `{name}` a name that must be the same on both sides. */
export interface Boundary {
  readonly from: string;
  readonly mayImport: readonly string[];
  /** Packages its product code may load; without the list, any but those of `notHere`. */
  readonly packages?: readonly string[];
  readonly notHere?: readonly string[];
}

const browserPackages = ['react', 'react-dom'];
const coreBase = ['core/config/**', 'core/data/**'];
const serverBase = [
  'server/http/**',
  'server/crypto/**',
  'server/db/**',
  'server/upstreams/*/port.ts',
  'server/deps.ts',
  'server/clock.ts',
  'server/lifetime.ts',
  'server/processes/peers.ts',
  'server/processes/signals.ts',
  'server/jobs/service-jobs.ts',
  'server/jobs/wake-signal.ts',
  'core/**',
];
/** The domains of the server: one may import the `public.ts` of those before it. What needs the other direction is passed in by `handlers.ts` or `jobs.ts`. */
export const domains = [
  'platform',
  'operators',
  'content',
  'memberships',
  'accounts',
  'catalogue',
  'stores',
  'rights',
  'coupons',
  'number',
  'lounges',
  'activities',
  'payments',
  'orders',
  'homes',
  'desk',
  'previews',
] as const;

const webBase = ['web/platform/**', 'web/ui/**', 'web/art/**', 'web/styles/**', 'core/**'];
const shell = ['web/features/**', ...webBase];

/** Filters in the address, and answers that are read again after a change. */
const consolePackages = [...browserPackages, '@tanstack/react-query', '@tanstack/react-router'];

/** React of another version than the web's, and the packages that lead to the chat app's own components and functions. */
const miniProgramPackages = ['react', '@tarojs/components', '@tarojs/shared', '@tarojs/taro'];
/** Icons are plain strings. */
const miniProgramBase = [
  'mini-program/src/platform/**',
  'mini-program/src/ui/**',
  'web/art/icons/**',
  'core/**',
];

/** The first line whose `from` fits a file decides. */
export const boundaries: readonly Boundary[] = [
  { from: 'core/config/**', mayImport: ['core/config/**'], packages: [] },
  { from: 'core/data/**', mayImport: coreBase, packages: [] },
  { from: 'core/contract/**', mayImport: ['core/contract/**', ...coreBase], packages: ['zod'] },
  { from: 'core/site/**', mayImport: ['core/site/**', 'core/contract/**', ...coreBase], packages: [] },
  // Encodes QR codes for the web and the mini-program; pure, without packages of its own.
  { from: 'core/rules/format/shown-codes/qr-modules*', mayImport: [], packages: ['uqr'] },
  {
    from: 'core/rules/**',
    mayImport: ['core/rules/**', 'core/site/**', 'core/contract/**', ...coreBase],
    packages: [],
  },

  ...domains.map((domain, at) => ({
    from: `server/services/${domain}/**`,
    mayImport: [
      `server/services/${domain}/**`,
      ...domains.slice(0, at).map((before) => `server/services/${before}/public.ts`),
      ...serverBase,
    ],
    notHere: browserPackages,
  })),
  {
    from: 'server/http/**',
    mayImport: [...serverBase, 'server/config.ts', 'server/upstreams/signature.ts'],
    notHere: browserPackages,
  },
  {
    from: 'server/upstreams/**',
    mayImport: ['server/upstreams/**', 'server/http/**', 'server/crypto/**', 'core/**'],
    notHere: browserPackages,
  },
  {
    from: 'server/jobs/**',
    // The worker thread that writes page events.
    mayImport: ['server/jobs/**', 'server/services/platform/public.ts', ...serverBase],
    notHere: browserPackages,
  },
  {
    from: 'server/pages/**',
    mayImport: ['server/pages/**', 'server/http/**', 'server/config.ts', 'core/**'],
    notHere: browserPackages,
  },
  {
    from: 'server/sandbox/upstreams/**',
    mayImport: [
      'server/sandbox/**',
      'server/db/**',
      'server/http/call.ts',
      'server/http/refusal.ts',
      'server/http/secrets.ts',
      'server/http/signed-routes.ts',
      'server/crypto/**',
      'server/upstreams/signature.ts',
      'server/upstreams/suppliers/supplier-secret.ts',
      'server/upstreams/pictures/sign-s3.ts',
      'server/clock.ts',
      'core/**',
    ],
    notHere: browserPackages,
  },
  {
    from: 'server/sandbox/**',
    mayImport: [
      'server/sandbox/**',
      'server/demo/**',
      'server/upstreams/signature.ts',
      'server/upstreams/signed-http.ts',
      'server/upstreams/partner-secrets.ts',
      'server/config.ts',
      'server/services/*/public.ts',
      ...serverBase,
    ],
    notHere: browserPackages,
  },
  { from: 'server/crypto/**', mayImport: ['server/crypto/**', 'core/**'], notHere: browserPackages },
  { from: 'server/db/embedded/**', mayImport: ['server/db/embedded/**'], notHere: browserPackages },
  {
    from: 'server/db/**',
    mayImport: ['server/db/**', 'server/crypto/**', 'core/**'],
    notHere: browserPackages,
  },
  {
    from: 'server/demo/**',
    mayImport: [
      'server/demo/**',
      'server/db/**',
      'server/crypto/**',
      'server/services/*/public.ts',
      'core/**',
    ],
    notHere: browserPackages,
  },
  // What joins the parts: main, start, app, and the tests' own builders.
  { from: 'server/**', mayImport: ['server/**', 'core/**'], notHere: browserPackages },

  {
    from: 'web/ui/**',
    mayImport: ['web/ui/**', 'web/art/**', 'web/styles/**', 'core/rules/format/**'],
    packages: browserPackages,
  },
  { from: 'web/art/**', mayImport: ['web/art/**', 'web/styles/**'], packages: browserPackages },
  { from: 'web/styles/**', mayImport: ['web/styles/**'], packages: [] },
  { from: 'web/platform/**', mayImport: webBase, packages: browserPackages },
  {
    from: 'web/features/{feature}/**',
    mayImport: ['web/features/{feature}/**', ...webBase],
    packages: browserPackages,
  },
  { from: 'web/pages/{page}/**', mayImport: ['web/pages/{page}/**', ...shell], packages: browserPackages },
  // The one address that is not known here: that of the document's own page.
  { from: 'web/app/load-page.ts', mayImport: ['web/app/**', ...webBase], packages: ['script'] },
  { from: 'web/app/**', mayImport: ['web/app/**', 'web/pages/**', ...shell], packages: browserPackages },
  {
    from: 'web/projects/**',
    mayImport: ['web/projects/**', 'web/app/**', 'web/pages/**', ...shell],
    packages: browserPackages,
  },
  { from: 'web/**', mayImport: ['web/**', 'core/**'], packages: browserPackages },

  {
    from: 'console/ui/**',
    mayImport: ['console/ui/**', 'core/contract/**', 'core/rules/format/**', 'web/art/rosette.ts'],
    packages: [...browserPackages, 'd3-scale', 'd3-shape'],
  },
  { from: 'console/platform/**', mayImport: ['console/platform/**', 'core/**'], packages: consolePackages },
  {
    from: 'console/**',
    mayImport: ['console/**', 'web/art/rosette.ts', 'web/ui/qr-code/**', 'web/styles/tokens/**', 'core/**'],
    packages: consolePackages,
  },

  {
    from: 'mini-program/src/pages/**',
    mayImport: ['mini-program/src/features/**', ...miniProgramBase],
    packages: miniProgramPackages,
  },
  {
    from: 'mini-program/src/features/{feature}/**',
    mayImport: [
      'mini-program/src/features/{feature}/**',
      'mini-program/src/features/shared/**',
      ...miniProgramBase,
    ],
    packages: miniProgramPackages,
  },
  {
    from: 'mini-program/src/ui/**',
    mayImport: miniProgramBase,
    packages: miniProgramPackages,
  },
  {
    from: 'mini-program/src/platform/**',
    mayImport: ['mini-program/src/platform/**', 'core/**'],
    packages: miniProgramPackages,
  },
  {
    from: 'mini-program/src/**',
    mayImport: ['mini-program/src/**', 'core/**', 'tokens/tokens.css'],
    packages: miniProgramPackages,
  },

  {
    from: '{top:e2e|bench}/**',
    mayImport: [
      '{top}/**',
      'core/contract/**',
      'core/site/**',
      'core/config/**',
      // The tables of pages and of the console's screens, which are data.
      'web/projects/project-pages.ts',
      'console/app/sections.ts',
      'tooling/**',
      'server/testing/**',
    ],
  },
];

/** What tests, and the builders they share, may import besides. */
export const forTests: readonly Boundary[] = [
  { from: 'core/**', mayImport: ['core/spec/**', 'core/testing/**'] },
  { from: 'server/**', mayImport: ['server/**'] },
  { from: 'web/testing/**', mayImport: ['web/**', 'core/**'] },
  { from: 'web/**', mayImport: ['web/testing/**', 'core/testing/**'] },
];

/** Schemas stay out of the browser's files: there they are types only. */
export const typesOnly: readonly Boundary[] = [
  { from: 'web/**', mayImport: ['core/**/*.shapes.ts'] },
  { from: 'console/**', mayImport: ['core/**/*.shapes.ts'] },
  { from: 'mini-program/src/**', mayImport: ['core/**/*.shapes.ts'] },
];
