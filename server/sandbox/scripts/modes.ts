/** Ways in which a host's script can be there, or fail to be (F11); the last three and 'throws' come true when it is called. */
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
