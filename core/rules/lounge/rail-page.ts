/** Under which name the rail pages ask for the subscriber's products (§3), and how long the answer is used (§9). */
export const railPage = { pageId: 'HighSpeedRail', staleMs: 60_000 } as const;
