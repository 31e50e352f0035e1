import { beforeEach, describe, expect, it } from 'vitest';
import { noExternalServices } from '#core/config/external-services.ts';
import { sso } from '#core/contract/user/sso.ts';
import { aSignIn, here, signInTools } from './testing/sign-in-tools.ts';
import { unifiedPlatform } from './unified-platform.ts';

const external = {
  ...noExternalServices,
  pages: { ...noExternalServices.pages, unifiedLogin: 'https://unified.example/login?from=mall' },
};

beforeEach(() => sessionStorage.clear());

describe('the unified platform (§4)', () => {
  it('signs in by its AIToken', async () => {
    const { tools, api, spent } = signInTools(sso.platformLogin, {
      arrival: { host: 'others', https: true, aiToken: 'proof' },
    });
    expect(await unifiedPlatform(tools)).toEqual({ kind: 'signed-in', answer: aSignIn });
    expect(spent).toEqual(['proof']);
    expect(api.callsOf(sso.platformLogin)[0]?.input).toEqual({
      tokenChannel: 'AIASSISTANT',
      qyptTokenValue: 'proof',
    });
  });

  const arrival = { host: 'others', https: true, tokenChannel: 'AIASSISTANT' } as const;
  it('without one is requested at its own page, which leads back here', async () => {
    const outcome = await unifiedPlatform(signInTools(undefined, { arrival, external }).tools);
    expect(outcome.kind).toBe('leave');
    const url = new URL(outcome.kind === 'leave' ? outcome.url : '');
    expect([
      url.origin + url.pathname,
      url.searchParams.get('from'),
      url.searchParams.get('redirect_uri'),
    ]).toEqual(['https://unified.example/login', 'mall', here]);
  });

  it('is not visited twice from one tab, nor where it has no page', async () => {
    const { tools } = signInTools(undefined, { arrival, external });
    expect(await unifiedPlatform({ ...tools, external: noExternalServices })).toEqual({
      kind: 'not-signed-in',
    });
    await unifiedPlatform(tools);
    expect(await unifiedPlatform(tools)).toEqual({ kind: 'not-signed-in' });
  });
});
