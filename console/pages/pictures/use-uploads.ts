import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { maxPictureBytes, pictures } from '#core/contract/console/pictures.ts';
import type { ConsolePicture } from '#core/contract/console/pictures.shapes.ts';
import { pictureFaults } from '#core/rules/console/pictures/picture-limits.ts';
import { uploadFile } from '../../platform/upload-file.ts';

/** A file on its way into the library, or why it is not there. */
export interface Upload {
  readonly id: string;
  readonly name: string;
  /** From 0 to 1; then the server draws it anew. */
  readonly sent: number;
  readonly fault?: string;
}

export interface Uploads {
  readonly uploads: readonly Upload[];
  add(files: Iterable<File>): void;
  dismiss(id: string): void;
}

const longestName = 80;
/** Without the ending, which says what the file was and not what the picture is. */
const nameOf = ({ name }: File): string =>
  name
    .replace(/\.[a-z]{3,4}$/i, '')
    .trim()
    .slice(0, longestName) || '图片';

/** Uploads files one after the other; a file that is refused does not stop the others. */
export function useUploads(onUploaded: (picture: ConsolePicture) => void): Uploads {
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  // What is on the page may change while a file is on its way.
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });
  const change = (id: string, next: Partial<Upload>): void =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...next } : each)));
  const dismiss = (id: string): void => setUploads((all) => all.filter((each) => each.id !== id));
  const upload = async (file: File, id: string): Promise<void> => {
    if (file.size > maxPictureBytes) return change(id, { fault: pictureFaults.heavy });
    try {
      const name = nameOf(file);
      const { picture } = await uploadFile(pictures.uploadPicture, file, { name }, (sent) =>
        change(id, { sent }),
      );
      dismiss(id);
      latest.current(picture);
    } catch (error) {
      change(id, { fault: error instanceof Error ? error.message : String(error) });
    }
  };
  const add = async (files: Iterable<File>): Promise<void> => {
    const added = Array.from(files, (file) => ({ file, id: crypto.randomUUID() }));
    setUploads((all) => [...all, ...added.map(({ file, id }) => ({ id, name: file.name, sent: 0 }))]);
    for (const { file, id } of added) await upload(file, id);
    await queries.invalidateQueries({ queryKey: [pictures.pictures.path] });
  };
  return { uploads, add: (files) => void add(files), dismiss };
}
