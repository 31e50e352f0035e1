import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from './document.ts';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** Reads the build's manifest; returns the files that a set of source modules needs for the first screen. */
export function pageAssets(clientFolder: string): (base: string, modules: readonly string[]) => PageAssets {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, Chunk>
  >;
  const cssText = new Map<string, string>();
  const read = (file: string): string => {
    const known = cssText.get(file) ?? readFileSync(join(clientFolder, file), 'utf8');
    cssText.set(file, known);
    return known;
  };
  // Imports come before their importer; a chunk in progress is skipped, so that cycles end.
  const reach = (name: string, seen: Set<string>, path: ReadonlySet<string> = new Set([name])): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    for (const each of chunk.imports ?? []) if (!path.has(each)) reach(each, seen, new Set(path).add(name));
    seen.add(name);
  };
  const assetsOf = (base: string, modules: readonly string[]): PageAssets => {
    const seen = new Set<string>();
    for (const name of modules) reach(name, seen);
    const css = [...new Set([...seen].flatMap((name) => manifest[name]?.css ?? []))];
    const missing = modules.find((name) => !manifest[name]);
    if (missing) throw new Error(`the build knows no ${missing}`);
    const scripts = [...seen].map((name) => manifest[name]?.file).filter((file) => file?.endsWith('.js'));
    const page = manifest[modules.at(-1) ?? '']?.file;
    return {
      scripts: scripts.map((file) => `${base}/${file}`),
      page: `${base}/${page}`,
      css: css.map(read).join(''),
      cssUrls: css.map((file) => `${base}/${file}`),
    };
  };
  /** By modules: there is one list for each page. */
  const known = new Map<string, PageAssets>();
  return (base, modules) => {
    const key = [base, ...modules].join(' ');
    const assets = known.get(key) ?? assetsOf(base, modules);
    known.set(key, assets);
    return assets;
  };
}
