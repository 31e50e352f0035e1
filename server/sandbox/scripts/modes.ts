/** How an emulated script behaves (F11); the last three and 'throws' take effect when it is called. */
export const scriptModes = [
  'ok',
  '404',
  '500',
  'hang',
  'syntax',
  'throws',
  'silent',
  'twice',
  'wrong',
] as const;
export type ScriptMode = (typeof scriptModes)[number];
