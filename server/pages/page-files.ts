import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '#core/site/page-document.ts';
import { pageAssets } from './page-assets.ts';
import { readStaticFiles, type StaticFile } from './static-files.ts';

/** The built pages: the renderer, their assets and the public files. */
export interface PageFiles {
  readonly renderer: PageRenderer;
  readonly assetsOf: ReturnType<typeof pageAssets>;
  readonly files: ReadonlyMap<string, StaticFile>;
  /** The operator's console. */
  readonly console: ConsoleFiles;
}

export interface ConsoleFiles {
  readonly html: string;
  readonly files: ReadonlyMap<string, StaticFile>;
}

export async function readPageFiles(dist: string): Promise<PageFiles> {
  const client = join(dist, 'client');
  const built = (await import(pathToFileURL(join(dist, 'ssr/render-page.mjs')).href)) as {
    renderer: PageRenderer;
  };
  const consoleFolder = join(dist, 'console');
  return {
    renderer: built.renderer,
    assetsOf: pageAssets(client),
    files: readStaticFiles(client),
    console: {
      html: readFileSync(join(consoleFolder, 'index.html'), 'utf8'),
      files: readStaticFiles(consoleFolder),
    },
  };
}
