/** Words that names had before `docs/style.md` chose another; names of the specification and the database are excepted. */
export interface FormerName {
  readonly pattern: RegExp;
  readonly say: string;
  readonly except?: readonly string[];
}

export const formerNames: readonly FormerName[] = [
  // A superlative is no limit.
  { pattern: /\bmost[A-Z]\w*/g, say: 'max…', except: ['mostPromising'] },
];
