import { readConfig } from '../../config.ts';
import { encryptionWith } from '../../crypto/encryption.ts';

/** The encryption of a server with default settings, for tests that read or write tables directly. */
export const testEncryption = encryptionWith(readConfig({}));

/** How a number is found in the tables. */
export const lookupOf = (mobile: string): string => testEncryption.mobiles.lookup(mobile);
