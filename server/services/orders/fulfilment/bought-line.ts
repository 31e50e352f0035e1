/** A line that is delivered. */
export interface BoughtLine {
  readonly orderNo: string;
  readonly line: number;
  readonly skuId: string;
  readonly quantity: number;
  readonly userId: string;
}
