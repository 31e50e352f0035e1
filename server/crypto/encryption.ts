import { privateValues, type PrivateValues, type Secrets } from './private-values.ts';

/** The private values in tables, each kind under keys of its own (docs/decisions/0027-private-values.md). */
export interface Encryption {
  readonly mobiles: PrivateValues;
  /** Ids of the chat app and of partners. */
  readonly identities: PrivateValues;
  /** Recipients and streets. */
  readonly addresses: PrivateValues;
  /** Codes that were sold or wait to be, and what suppliers send. */
  readonly goodsCodes: PrivateValues;
  /** Titles, mail addresses and files of invoices. */
  readonly invoices: PrivateValues;
  /** Private halves of the keys with which pages encrypt a sign-in. */
  readonly loginKeys: PrivateValues;
  /** Seeds of draws until they are published. */
  readonly drawSeeds: PrivateValues;
  /** What the codes of a batch follow from, until they are exported. */
  readonly cardCodeSeeds: PrivateValues;
  /** Secrets of the operators' authenticators. */
  readonly authenticators: PrivateValues;
}

export const encryptionWith = (secrets: Secrets): Encryption => ({
  mobiles: privateValues('mobiles', secrets),
  identities: privateValues('identities', secrets),
  addresses: privateValues('addresses', secrets),
  goodsCodes: privateValues('goods codes', secrets),
  invoices: privateValues('invoices', secrets),
  loginKeys: privateValues('login keys', secrets),
  drawSeeds: privateValues('draw seeds', secrets),
  cardCodeSeeds: privateValues('card code seeds', secrets),
  authenticators: privateValues('authenticators', secrets),
});
