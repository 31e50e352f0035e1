import type { Config } from '../../config.ts';
import type { PartnerSecrets } from '../../upstreams/partner-secrets.ts';
import { sandboxSecret } from '../upstreams/sandbox-secret.ts';

/** In sandbox mode the workbench's scanner and terminal sign with secrets derived from ours. */
export function partnerSecretsOf(
  config: Pick<Config, 'sandbox' | 'secret' | 'loungeSecret' | 'merchantSecret'>,
): PartnerSecrets {
  const standIn = (name: string) => (config.sandbox ? sandboxSecret(config.secret, name) : undefined);
  return {
    lounge: config.loungeSecret ?? standIn('lounge'),
    merchant: config.merchantSecret ?? standIn('merchant'),
  };
}
