import { inflateRawSync } from 'node:zlib';

const marks = { end: 0x06054b50, entry: 0x02014b50 } as const;
const longest = 64 * 1024 * 1024;

/** A file of a ZIP archive, by its name's bytes; undefined when it is missing or damaged. */
export function zipFile(archive: Buffer, isRequested: (name: Buffer) => boolean): Buffer | undefined {
  try {
    const end = archive.lastIndexOf(littleEndian(marks.end));
    let at = archive.readUInt32LE(end + 16);
    for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
      if (archive.readUInt32LE(at) !== marks.entry) return undefined;
      const [nameLength, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
      const name = archive.subarray(at + 46, at + 46 + (nameLength ?? 0));
      if (isRequested(name)) return contentOf(archive, at);
      at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
    }
    return undefined;
  } catch {
    return undefined; // lengths that point outside, or data that does not inflate
  }
}

function contentOf(archive: Buffer, entry: number): Buffer | undefined {
  const local = archive.readUInt32LE(entry + 42);
  const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(begin, begin + archive.readUInt32LE(entry + 20));
  switch (archive.readUInt16LE(entry + 10)) {
    case 0:
      return packed;
    case 8:
      return inflateRawSync(packed, { maxOutputLength: longest });
    default:
      return undefined;
  }
}

function littleEndian(mark: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(mark);
  return bytes;
}
