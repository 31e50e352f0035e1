const mbOfGb = 1024;

/** An amount of data with its unit: whole megabytes below 1 GB, else gigabytes with one decimal. */
export function dataAmount(mb: number): { readonly value: string; readonly unit: 'MB' | 'GB' } {
  return mb < mbOfGb ? { value: String(Math.round(mb)), unit: 'MB' } : { value: gigabytes(mb), unit: 'GB' };
}

/** Gigabytes with one decimal, without a trailing zero. */
export const gigabytes = (mb: number): string => String(Math.round((mb * 10) / mbOfGb) / 10);

export const dataText = (mb: number): string => {
  const { value, unit } = dataAmount(mb);
  return `${value}${unit}`;
};

/** The used share in percent: 100 only when nothing is left, 0 without a package. */
export const usedPercent = (usedMb: number, totalMb: number): number =>
  totalMb === 0 ? 0 : Math.min(usedMb < totalMb ? 99 : 100, Math.round((usedMb * 100) / totalMb));

/** Typed gigabytes, with one decimal at most, in megabytes; undefined for anything else. */
export const megabytesTyped = (text: string): number | undefined =>
  /^\d{1,4}(\.\d)?$/.test(text.trim()) ? Math.round(Number(text) * mbOfGb) : undefined;
