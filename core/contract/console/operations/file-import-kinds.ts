/** Kinds of files in the order in which a new mall imports them; goods have an import of their own. */
export const fileImportKinds = ['products', 'plans', 'shops', 'codes', 'floors', 'card-codes'] as const;
export type FileImportKind = (typeof fileImportKinds)[number];
