import { Refusal } from './refusal.ts';

/** The handler of a call that is declared but not built; a test lists its uses. */
export const notBuilt = async (): Promise<never> => {
  throw new Refusal('该功能正在建设中，敬请期待');
};

/** `...awaiting('queryButler', …)` maps these calls of a service to the handler above. */
export const awaiting = <Name extends string>(
  ...names: readonly Name[]
): { readonly [N in Name]: typeof notBuilt } =>
  Object.fromEntries(names.map((name) => [name, notBuilt])) as { readonly [N in Name]: typeof notBuilt };
