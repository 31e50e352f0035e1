import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureStore } from './port.ts';

/** Our own names alone: none leads out of the folder. */
const nameForm = /^[0-9a-f]{32}(-s)?\.webp$/;

/** Pictures in a folder that all processes of one machine share. A file appears under its name when it is whole. */
export function pictureFolder(folder: string): PictureStore {
  const place = (name: string): { readonly folder: string; readonly file: string } => {
    if (!nameForm.test(name)) throw new Error(`no name of a picture: ${name.slice(0, 60)}`);
    const own = join(folder, name.slice(0, 2));
    return { folder: own, file: join(own, name) };
  };
  return {
    async put(name, bytes) {
      const at = place(name);
      const unfinished = join(at.folder, `.${randomUUID()}`);
      try {
        if (await isThere(at.file, bytes.length)) return { kind: 'stored' };
        await mkdir(at.folder, { recursive: true });
        const handle = await open(unfinished, 'wx');
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(unfinished, at.file);
        return { kind: 'stored' };
      } catch (error) {
        await rm(unfinished, { force: true });
        return { kind: 'unanswered', reason: reasonOf(error) };
      }
    },
    async get(name) {
      try {
        return { kind: 'found', bytes: await readFile(place(name).file) };
      } catch (error) {
        return codeOf(error) === 'ENOENT'
          ? { kind: 'absent' }
          : { kind: 'unanswered', reason: reasonOf(error) };
      }
    },
  };
}

const isThere = async (file: string, size: number): Promise<boolean> =>
  stat(file).then(
    (found) => found.size === size,
    () => false,
  );
const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown }).code;
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
