/** A name for others to see: its first character and two asterisks. */
export const maskName = (name: string): string => `${Array.from(name.trim())[0] ?? '用'}**`;
