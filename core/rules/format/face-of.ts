const faces = ['avatar', 'avatar-2', 'avatar-3', 'avatar-4', 'avatar-5'] as const;

/** The drawn face of a subscriber without a picture: the same for the same number, and another in each seat of a group. */
export function faceOf(key: string, seat = 0): (typeof faces)[number] {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  return faces[(sum + seat) % faces.length] ?? faces[0];
}
