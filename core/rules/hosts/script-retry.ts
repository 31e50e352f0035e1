/** A host script, with the message logged when none of its sources loads (§8). */
export interface HostScript {
  readonly sources: readonly string[];
  readonly failure: string;
}

export type ScriptVerdict =
  | { readonly kind: 'load'; readonly source: string }
  | { readonly kind: 'give-up'; readonly message: string };

/** The next source after `failed` failures; sources are tried in order. */
export const nextScriptSource = ({ sources, failure }: HostScript, failed: number): ScriptVerdict => {
  const source = sources[failed];
  return source === undefined ? { kind: 'give-up', message: failure } : { kind: 'load', source };
};
