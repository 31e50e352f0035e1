import { operatorAppContext, type OperatorAppContext } from '#core/rules/hosts/operator-app-context.ts';
import type { Host } from './host.ts';

/** Claim fields from the operator's app; on failure only the URL's smsId is sent (§3, §8). */
export async function claimContext(
  { app }: Pick<Host, 'app'>,
  smsId: string | undefined,
): Promise<Partial<OperatorAppContext>> {
  const info = await app?.getConcatenationInfo().catch(() => undefined);
  const { smsId: id, ...fromApp } = operatorAppContext(smsId ?? '', info);
  return { ...(id && { smsId: id }), ...fromApp };
}
