export interface InvoiceOrder {
  /** Ours; a repetition with it is the same invoice. */
  readonly invoiceNo: string;
  readonly amountFen: number;
  readonly title: string;
  /** Of a company. */
  readonly taxNo: string | null;
  readonly email: string;
}

export type Issued =
  | {
      readonly kind: 'issued';
      /** Empty on invoices that have a number alone. */
      readonly taxCode: string;
      readonly taxNumber: string;
      readonly fileUrl: string;
    }
  /** Accepted; the outcome is queried later. */
  | { readonly kind: 'pending' }
  /** `reason`: as the subscriber reads it. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

export type Reversed =
  | { readonly kind: 'reversed' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** The tax service that issues electronic invoices and sends them to the mail address. */
export interface InvoiceService {
  issue(order: InvoiceOrder): Promise<Issued>;
  /** 'absent': it never received the number. */
  query(invoiceNo: string): Promise<Issued | { readonly kind: 'absent' }>;
  /** Issues the red invoice that cancels one; a repetition is the same reversal. */
  reverse(invoiceNo: string, reason: string): Promise<Reversed>;
}
