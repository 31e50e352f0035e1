const gibibyte = 2 ** 30;
/** The types of all files take about five. */
const enoughForMore = 12 * gibibyte;

/**
 * The linter's collector of garbage takes a quarter of its time with Go's default settings. It runs less often where there is
 * memory for it, and at most half of the memory is used before it runs as usual.
 */
export const memoryOfLinter = (totalBytes: number): Readonly<Record<string, string>> =>
  totalBytes < enoughForMore
    ? {}
    : { GOGC: '400', GOMEMLIMIT: `${Math.floor(totalBytes / 2 / gibibyte)}GiB` };
