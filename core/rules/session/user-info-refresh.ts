/** User info is fetched at most once a minute (§9), and again immediately after a failed fetch (§8). */
export const userInfoRefreshMs = 60_000;
