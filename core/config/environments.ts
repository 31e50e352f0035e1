import { names } from './names.ts';

/** The values of MALL_ENV. */
export const mallEnvs = ['production', 'cloud', 'hd', 'test', 'dev'] as const;
export type MallEnv = (typeof mallEnvs)[number];

/** Settings resolved at run time; one build serves all five environments. */
export interface Environment {
  readonly name: MallEnv;
  /** Pages are at `{base}/{project}{path}`, calls at `{base}/provider-…`. */
  readonly base: string;
  /** The second base of the standalone pages (§2 allows both). */
  readonly resourcesBase: string;
  readonly storagePrefix: string;
  readonly tokenKeys: {
    readonly accessToken: string;
    readonly refreshToken: string;
    readonly tokenTime: string;
  };
  readonly neighborhoodCategoryId: string;
}

/** The resources folder beside a base: '/mall/content' → '/mall/resources'. */
export const resourcesBaseOf = (base: string): string => `${base.slice(0, base.lastIndexOf('/'))}/resources`;

const tokenKeys = { accessToken: 'accessToken', refreshToken: 'refreshToken', tokenTime: 'tokenTime' };
const testTokenKeys = {
  accessToken: 'testAccessToken',
  refreshToken: 'testRefreshToken',
  tokenTime: 'testTokenTime',
};

const environment = (
  name: MallEnv,
  base: string,
  storagePrefix: string,
  overrides: Partial<Pick<Environment, 'tokenKeys' | 'neighborhoodCategoryId'>> = {},
): Environment => ({
  name,
  base,
  resourcesBase: resourcesBaseOf(base),
  storagePrefix,
  tokenKeys,
  neighborhoodCategoryId: '1353',
  ...overrides,
});

const prefix = `/${names.slugs.prefix}`;

export const environments: Readonly<Record<MallEnv, Environment>> = {
  production: environment('production', `${prefix}/content`, 'PROD_'),
  cloud: environment('cloud', `${prefix}/cloudcontent`, 'CLOUD_'),
  hd: environment('hd', `${prefix}/hdcontent`, 'HD_'),
  test: environment('test', `${prefix}/testcontent`, 'TEST_', {
    tokenKeys: testTokenKeys,
    neighborhoodCategoryId: '1351',
  }),
  dev: environment('dev', '/content', 'DEV_'),
};
