export const yesNo: ReadonlyMap<string, boolean> = new Map([
  ['否', false],
  ['是', true],
]);

/** The begin of a day in China, `2026-12-31`; the end of it where `atEnd`. */
export function chinaDay(text: string, atEnd = false): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = new Date(`${text}T${atEnd ? '23:59:59' : '00:00:00'}+08:00`);
  const back = Number.isNaN(day.getTime()) ? '' : new Date(day.getTime() + 8 * 3_600_000).toISOString();
  return back.startsWith(text) ? day : undefined;
}
