/** The form of our payments' numbers: the day and twelve digits. */
export const isPaymentNo = (no: string): boolean => /^P\d{20}$/.test(no);

/** Refunds of orders, of money that was not needed, and those of a reconciliation. */
export const isRefundNo = (no: string): boolean => /^(TK\d{18}|[SX]P\d{20})$/.test(no);
