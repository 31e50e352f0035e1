interface TapKeeper {
  taps?: HTMLElement[] | undefined;
}

/** Stops recording taps: after hydration, handlers receive them directly. */
export function releaseTaps(): readonly HTMLElement[] {
  const keeper = globalThis as TapKeeper;
  const taps = keeper.taps ?? [];
  keeper.taps = undefined;
  return taps;
}

/** Replays taps that the boot script recorded before hydration, each target once, because repeated taps mean one action. */
export function replayTaps(): void {
  for (const element of new Set(releaseTaps())) if (element.isConnected) element.click();
}
