/** What partners that call us sign with; undefined: their interface is closed. */
export interface PartnerSecrets {
  readonly lounge: string | undefined;
  readonly merchant: string | undefined;
}
