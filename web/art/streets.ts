import type { Drawing } from './drawing.ts';

/** Streets, houses and water behind the pins of a drawn map. They show no real place. */
export const streets: Drawing = {
  width: 366,
  height: 300,
  fit: 'xMidYMid slice',
  body: `<path d="M0 0h366v300H0z" fill="#f3eee6"/><path d="M262 76q40 6 62 30t60 16V60z" fill="#bfe0f2"/><path d="M-10 192q60-14 104-2t96 8 110-6 80 10v30H-10z" fill="#cfe8f4"/><g fill="#ddebd2"><rect x="18" y="100" width="58" height="34" rx="6"/><rect x="222" y="144" width="60" height="32" rx="6"/><rect x="30" y="16" width="48" height="46" rx="6"/><rect x="236" y="242" width="80" height="40" rx="6"/></g><g fill="#e7dfd4"><rect x="96" y="98" width="42" height="26" rx="4"/><rect x="96" y="146" width="30" height="30" rx="4"/><rect x="162" y="100" width="44" height="26" rx="4"/><rect x="160" y="146" width="46" height="30" rx="4"/><rect x="20" y="148" width="56" height="28" rx="4"/><rect x="226" y="102" width="26" height="22" rx="4"/><rect x="162" y="24" width="40" height="34" rx="4"/><rect x="300" y="20" width="48" height="30" rx="4"/><rect x="96" y="246" width="40" height="34" rx="4"/></g><path d="M-6 136H372M-6 76H372M-6 238H372M148-6V306M86-6V306M214-6V306M288-6V186" stroke="#fff" stroke-width="9" fill="none"/><path d="M-6 136H372M148-6V306" stroke="#ffe3a8" stroke-width="6" fill="none"/>`,
};
