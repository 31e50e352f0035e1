interface TapKeeper {
  taps?: HTMLElement[] | undefined;
}

/** Stops keeping taps: whatever is pressed from now on answers for itself. */
export function releaseTaps(): readonly HTMLElement[] {
  const keeper = globalThis as TapKeeper;
  const taps = keeper.taps ?? [];
  keeper.taps = undefined;
  return taps;
}

/** Presses what was pressed before the page could answer, once each: impatience is one wish. The document's boot script kept the taps. */
export function replayTaps(): void {
  for (const element of new Set(releaseTaps())) if (element.isConnected) element.click();
}
