const chinaMs = 8 * 3_600_000;

/** What a field of day and time shows for a moment, in China's time. */
export const fieldTimeOf = (iso: string): string =>
  iso === '' ? '' : new Date(Date.parse(iso) + chinaMs).toISOString().slice(0, 16);

/** The moment that was typed; empty until it is whole. */
export const momentOf = (fieldTime: string): string => {
  const time = Date.parse(`${fieldTime}+08:00`);
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
};
