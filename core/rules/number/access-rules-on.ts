/** Whether rules of access are on: the switch, with times or kinds that it switches. */
export const accessRulesOn = (
  isSwitchedOn: boolean,
  settings: readonly { readonly kind: string }[],
  blockedKinds: readonly string[],
): boolean => isSwitchedOn && (blockedKinds.length > 0 || settings.some(({ kind }) => kind === 'access'));
