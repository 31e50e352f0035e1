/** Event fired by a sheet or popup when it has opened; it bubbles. */
export const shownEvent = 'dialogshown';
