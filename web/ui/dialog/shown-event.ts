/** What a sheet or popup says of itself once it stands open, for whoever listens further up. */
export const shownEvent = 'dialogshown';
