import type { PayMethodId } from './pay-methods.ts';

interface OfferedMethod {
  readonly payMethodId: PayMethodId;
  readonly disabled: boolean;
  readonly recommended: boolean;
}

/** The wanted method if it can be used, else the recommended, else the first that can. */
export function chosenPayMethod(
  views: readonly OfferedMethod[],
  wanted: PayMethodId | undefined,
): PayMethodId | undefined {
  const usable = views.filter(({ disabled }) => !disabled);
  return (
    usable.find(({ payMethodId }) => payMethodId === wanted) ??
    usable.find(({ recommended }) => recommended) ??
    usable[0]
  )?.payMethodId;
}
