/** 12.9 typed as yuan is 1290 fen; undefined: no such amount. */
export const fenOf = (yuan: string): number | undefined =>
  /^\d{1,7}(\.\d{1,2})?$/.test(yuan.trim()) ? Math.round(Number(yuan) * 100) : undefined;

export const yuanOf = (fen: number): string => (fen / 100).toFixed(2);
