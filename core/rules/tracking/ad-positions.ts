const series = (name: string, from: number, to: number, digits = 1): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${name}${String(from + at).padStart(digits, '0')}`);

/** Ad focus position codes (§9). */
export const adPositions: readonly string[] = [
  ...series('P', 1, 3, 4),
  ...series('RWX', 1, 8),
  ...series('QYH', 1, 4),
  ...series('RH', 1, 6),
  'RH23',
];
