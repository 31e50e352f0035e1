import { latin } from './bytes.ts';
import type { PictureFault, UploadType } from './picture-limits.ts';

type FileType =
  | { readonly kind: 'type'; readonly type: UploadType }
  | { readonly kind: 'fault'; readonly fault: PictureFault };

const is = (type: UploadType): FileType => ({ kind: 'type', type });
const no = (fault: PictureFault): FileType => ({ kind: 'fault', fault });

/** What a file is by its first bytes; its name and what its sender says about it count for nothing. */
export function fileType(bytes: Uint8Array): FileType {
  if (bytes.length === 0) return no('empty');
  const start = latin(bytes, 0, 16);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return is('image/png');
  if (start.startsWith('\xff\xd8\xff')) return is('image/jpeg');
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return is('image/webp');
  if (/^GIF8[79]a/.test(start)) return no('gif');
  if (start.slice(4, 8) === 'ftyp' && /^(hei|hev|mif1|msf1|avi[fs])/.test(start.slice(8))) return no('heic');
  const text = latin(bytes, 0, 2_048).replaceAll('\0', '').toLowerCase();
  if (/<svg[\s>:]/.test(text)) return no('svg');
  return /^(\xef\xbb\xbf)?\s*</.test(text) || /<(!doctype|html|script|iframe|\?php)/.test(text)
    ? no('html')
    : no('unknown');
}

/** Markup that a browser, or a server, would run if it took the file for another type. */
const anywhere = ['<script', '<!doctype', '<html', '<iframe', '<?php'];
/** Too short to be searched in compressed data, where they occur by chance. */
const behind = [...anywhere, '<svg', '<body', '%pdf-', 'pk\x05\x06'];

/** Whether a picture is also a page, a document or an archive: in its comments, or behind its end. Other additions of cameras are harmless and are left out of what is stored. */
export const hasHiddenFile = (bytes: Uint8Array, end: number): boolean =>
  has(bytes, anywhere, 0) || has(bytes, behind, end) || has(bytes.subarray(0, 1_024), ['%pdf-'], 0);

function has(bytes: Uint8Array, words: readonly string[], from: number): boolean {
  return words.some((word) => {
    const first = word.charCodeAt(0);
    const capital = word.slice(0, 1).toUpperCase().charCodeAt(0);
    const starts = first === capital ? [first] : [first, capital];
    return starts.some((start) => {
      for (let at = bytes.indexOf(start, from); at >= 0; at = bytes.indexOf(start, at + 1))
        if (latin(bytes, at, word.length).toLowerCase() === word) return true;
      return false;
    });
  });
}
