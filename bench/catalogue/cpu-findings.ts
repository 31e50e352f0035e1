import { catalogue } from '#core/contract/goods/catalogue.ts';
import { detail } from '#core/contract/goods/detail.ts';
import { cpuPerRequest, type CpuPerRequest } from '../harness/cpu-per-request.ts';
import type { Finding } from '../harness/report.ts';
import { startBaselineServer } from '../harness/start-baseline-server.ts';
import type { Product } from '../harness/start-product.ts';

/** CPU of a list of 20 goods and of a detail, of the server and of the database, against a bare node:http server. */
export async function cpuFindings(product: Product): Promise<readonly Finding[]> {
  const bareServer = await startBaselineServer();
  try {
    const pathOf = ({ prefix, path }: { prefix: string; path: string }) => product.base + prefix + path;
    const ofProduct = {
      origin: product.origin,
      server: product.pid,
      database: product.databasePid,
      good: '"success":true',
    };
    const { list, read, bare } = await cpuPerRequest({
      list: {
        ...ofProduct,
        request: {
          method: 'POST',
          path: pathOf(catalogue.goodsList),
          body: JSON.stringify({ pageSize: 20, categoryId: 'bench.7' }),
        },
      },
      read: {
        ...ofProduct,
        request: { method: 'GET', path: pathOf(detail.skuDetail).replace(':skuId', 'bench-7919.1') },
      },
      bare: {
        origin: bareServer.origin,
        server: bareServer.pid,
        good: 'hello',
        request: { method: 'GET', path: '/' },
      },
    });
    return [...findingsOf('list of 20', list, bare), ...findingsOf('detail', read, bare)];
  } finally {
    await bareServer.stop();
  }
}

const findingsOf = (
  what: string,
  { serverUs, databaseUs }: CpuPerRequest,
  bare: CpuPerRequest,
): readonly Finding[] => [
  { what: `${what}, CPU of the server`, value: serverUs, unit: 'µs', goal: { atMost: 600 } },
  { what: `${what}, CPU of the database`, value: databaseUs, unit: 'µs', goal: { atMost: 500 } },
  {
    what: `${what}, CPU of the server`,
    value: serverUs,
    unit: 'µs',
    against: { what: 'bare node:http', value: bare.serverUs },
    goal: { atMost: 10 },
  },
];
