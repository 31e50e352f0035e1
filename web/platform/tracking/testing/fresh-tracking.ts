import { tracking, type Noted } from '../track.ts';

const { hear, later } = tracking;

/** Resets tracking and storage. */
export function freshTracking(): void {
  tracking.waiting.length = 0;
  tracking.hear = hear;
  tracking.later = later;
  delete tracking.page;
  delete tracking.membership;
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'DEV_cookieId=; Max-Age=0; Path=/';
}

/** The recorded events. */
export const notedEvents = (): readonly Noted['event'][] => tracking.waiting.map(({ event }) => event);
