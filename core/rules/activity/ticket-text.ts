/** A ticket of a draw as it is printed: five digits at least. */
export const ticketText = (ticketNo: number): string => String(ticketNo).padStart(5, '0');
