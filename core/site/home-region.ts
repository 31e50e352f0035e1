/** The region whose floors a project's home page shows; the mini-program has the market's. */
export const homeRegion = (project: string): string =>
  `${(project === 'market-mini-program' ? 'super-market' : project).replaceAll('-', '_').toUpperCase()}_HOME`;
