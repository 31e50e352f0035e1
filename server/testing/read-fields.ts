/** An object that notes which of its own fields are read; what is nested belongs to its field. */
export function readFields<Input extends object>(
  input: Input,
): { readonly input: Input; readonly read: ReadonlySet<string> } {
  const read = new Set<string>();
  return {
    read,
    input: new Proxy(input, {
      get: (target, name, receiver) => {
        if (typeof name === 'string') read.add(name);
        return Reflect.get(target, name, receiver) as unknown;
      },
    }),
  };
}
