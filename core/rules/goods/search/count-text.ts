/** 100+ where there are more than were counted. */
export const countText = (total: number, isMinimum: boolean | undefined): string =>
  isMinimum ? `${total}+` : `${total}`;
