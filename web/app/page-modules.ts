import type { PageModule } from '#web/platform/site/page-definition.ts';

const folder = '../pages/';
const suffix = '.page.tsx';
const loaders = import.meta.glob<PageModule>('../pages/**/*.page.tsx');

/** Loads a page by its name under `pages/`, such as 'home/home'. */
export async function loadPage(name: string): Promise<PageModule> {
  const load = loaders[folder + name + suffix];
  if (!load) throw new Error(`no page module ${name}`);
  return load();
}

/** The name the build's manifest has for a page. */
export const pageSource = (name: string): string => `web/pages/${name}${suffix}`;
export const pageNames = (): readonly string[] =>
  Object.keys(loaders).map((key) => key.slice(folder.length, -suffix.length));
