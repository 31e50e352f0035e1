export interface DrawTimes {
  readonly registersAt: Date | null;
  readonly closesAt: Date | null;
  readonly drawnAt: Date | null;
}

/** Why registrations cannot be changed at a time; null while they can. */
export function drawClosed({ registersAt, closesAt, drawnAt }: DrawTimes, now: Date): string | null {
  if (drawnAt !== null || closesAt === null || now >= closesAt) return '报名已截止';
  if (registersAt !== null && now < registersAt) return '报名还没有开始';
  return null;
}
