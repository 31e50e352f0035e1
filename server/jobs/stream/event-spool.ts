import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EventMessage } from './event-stream.ts';

/** Messages that the stream has not acknowledged, each a file named by its id. All processes of a machine share the folder. */
export interface EventSpool {
  /** False where there is no room. */
  put(message: EventMessage): Promise<boolean>;
  ids(): Promise<readonly string[]>;
  /** Undefined when another process has sent it. */
  read(id: string): Promise<EventMessage | undefined>;
  remove(id: string): Promise<void>;
}

const ending = '.events';

export function eventSpool(folder: string, maxBytes: number): EventSpool {
  const fileOf = (id: string): string => join(folder, id + ending);
  /** Other processes change the folder, too. */
  const usedBytes = async (): Promise<number> => {
    const sizes = await Promise.all(
      (await readdir(folder)).map((file) =>
        stat(join(folder, file)).then(
          ({ size }) => size,
          () => 0, // sent meanwhile
        ),
      ),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  let knownBytes = 0;
  let puts = 0;
  return {
    async put({ id, rows }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const text = rows.join('\n');
      if (puts % countEvery === 0) knownBytes = await usedBytes();
      if (knownBytes + text.length > maxBytes) {
        puts = 0; // the next one counts again
        return false;
      }
      puts += 1;
      knownBytes += text.length;
      const part = `${fileOf(id)}.part`;
      await writeFile(part, text, { mode: 0o600 });
      await rename(part, fileOf(id));
      return true;
    },
    async ids() {
      const files = await readdir(folder).catch(() => []); // nothing was ever spooled
      return files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));
    },
    async read(id) {
      const text = await readFile(fileOf(id), 'utf8').catch(() => undefined);
      return text === undefined ? undefined : { id, rows: text.split('\n') };
    },
    remove: (id) => rm(fileOf(id), { force: true }),
  };
}

/** Between two counts of the folder. */
const countEvery = 100;
