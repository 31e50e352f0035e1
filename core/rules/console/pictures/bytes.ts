/** Characters of a part of a file, a byte each. */
export const latin = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const byte = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;
export const big16 = (bytes: Uint8Array, at: number): number => byte(bytes, at) * 0x100 + byte(bytes, at + 1);
export const big32 = (bytes: Uint8Array, at: number): number =>
  big16(bytes, at) * 0x1_0000 + big16(bytes, at + 2);
export const little16 = (bytes: Uint8Array, at: number): number =>
  byte(bytes, at) + byte(bytes, at + 1) * 0x100;
export const little24 = (bytes: Uint8Array, at: number): number =>
  little16(bytes, at) + byte(bytes, at + 2) * 0x1_0000;
export const little32 = (bytes: Uint8Array, at: number): number =>
  little16(bytes, at) + little16(bytes, at + 2) * 0x1_0000;

/** What the header of a format says, and where the picture ends in the file. */
export type FormatHead =
  | { readonly kind: 'head'; readonly width: number; readonly height: number; readonly end: number }
  | { readonly kind: 'fault'; readonly fault: 'animated' | 'truncated' };

export const truncated = { kind: 'fault', fault: 'truncated' } as const;
export const animated = { kind: 'fault', fault: 'animated' } as const;
