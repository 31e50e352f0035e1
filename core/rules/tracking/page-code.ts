/** pageCode of the subscribed-business call: {appId}_{routeName}[_{position}] (§7). */
export const pageCode = (appId: string, routeName: string, position?: string): string =>
  [appId, routeName, ...(position ? [position] : [])].join('_');

/** The page codes to look up: that of the position first, then that of the page. */
export function pageCodesToTry(code: string): readonly string[] {
  const [appId = '', routeName = '', position] = code.split('_');
  return position === undefined ? [code] : [code, pageCode(appId, routeName)];
}
