import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export interface StaticFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly brotli: Buffer | undefined;
  readonly etag: string;
  /** Its name contains the hash of its content. */
  readonly immutable: boolean;
  /** A service worker: it makes the requests of its page. */
  readonly isWorker: boolean;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * The build's public files by URL. Only files in this map are served and no request path reaches the file system,
 * so there is no path traversal. Dotfiles, source maps and unknown types are not in it.
 */
export function readStaticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    const type = types[extname(entry.name)];
    if (!entry.isFile() || !type || address.includes('/.')) continue;
    files.set(address, staticFile(path, type, address.startsWith('/assets/')));
  }
  return files;
}

function staticFile(path: string, type: string, immutable: boolean): StaticFile {
  const plain = readFileSync(path);
  return {
    type,
    plain,
    // The build creates a compressed copy beside every text file.
    brotli: existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : undefined,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    immutable,
    isWorker: path.endsWith('-worker.js'),
  };
}
