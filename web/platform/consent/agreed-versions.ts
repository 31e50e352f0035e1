import { agreements } from '#core/contract/common/agreements.ts';
import type { Agreement } from '#core/contract/fields.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey } from '#web/platform/queries/use-call.ts';
import type { AgreedText } from './agreed-text.ts';

const freshMs = 5 * 60_000;

/** The current agreement versions. */
export function useAgreedVersions(texts: readonly AgreedText[]) {
  const call = useApi();
  const queries = useQueryCache();
  return {
    agreed: (): Promise<readonly Agreement[]> =>
      Promise.all(
        texts.map(async ({ templateId }) => {
          const input = { templateId };
          const { version } = await queries.fetch(
            callKey(agreements.agreementTemplate, input),
            () => call(agreements.agreementTemplate, input),
            freshMs,
          );
          return { templateId, version };
        }),
      ),
    /** Refetches the versions after a refused sign-in. */
    forget: (): void => void queries.forget(agreements.agreementTemplate.path),
  };
}
