/** The filters of a list, read from the address: what is not a text is left out. */
export const textSearch =
  <const Name extends string>(...names: readonly Name[]) =>
  (search: Readonly<Record<string, unknown>>): { readonly [Each in Name]?: string | undefined } =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = search[name];
        const text = typeof value === 'number' ? String(value) : value;
        return typeof text === 'string' && text !== '' ? [[name, text]] : [];
      }),
    ) as { readonly [Each in Name]?: string | undefined };
