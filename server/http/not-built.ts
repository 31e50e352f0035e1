import { Refusal } from './refusal.ts';

/** Stands for every call that is declared but not built yet; a test lists where it stands. */
export const notBuilt = async (): Promise<never> => {
  throw new Refusal('该功能正在建设中，敬请期待');
};

/** `...awaiting('queryButler', …)` fills those names of a service with the refusal above. */
export const awaiting = <Name extends string>(
  ...names: readonly Name[]
): { readonly [N in Name]: typeof notBuilt } =>
  Object.fromEntries(names.map((name) => [name, notBuilt])) as { readonly [N in Name]: typeof notBuilt };
