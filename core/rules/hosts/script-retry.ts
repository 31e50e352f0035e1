/** The scripts a host offers, each with the sentence logged when none of its sources answers (§8). */
export interface HostScript {
  readonly sources: readonly string[];
  readonly failure: string;
}

export type ScriptVerdict =
  | { readonly kind: 'load'; readonly source: string }
  | { readonly kind: 'give-up'; readonly message: string };

/** Sources are tried in their order; after `failed` failures the next one is due, or none is left. */
export const nextScriptSource = ({ sources, failure }: HostScript, failed: number): ScriptVerdict => {
  const source = sources[failed];
  return source === undefined ? { kind: 'give-up', message: failure } : { kind: 'load', source };
};
