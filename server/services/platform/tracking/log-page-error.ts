import type { PageErrorRecord } from '#core/contract/common/user-log.shapes.ts';
import type { Deps } from '../../../deps.ts';
import { rateLimit } from '../../../http/limits/limits.ts';

/** Per address: a page that fails in a loop must not fill the log. In all: neither must a faulty release. */
const perAddress = { burst: 10, perSecond: 1 / 6 };
const inAll = { burst: 100, perSecond: 2 };

/** Counts errors of pages, and writes them into the log within limits; the log masks phone numbers. */
export function pageErrorLogger({
  log,
  metrics,
}: Pick<Deps, 'log' | 'metrics'>): (record: PageErrorRecord, network: string) => void {
  const allowsAddress = rateLimit(perAddress);
  const allows = rateLimit(inAll);
  return ({ path, ...record }, network) => {
    const isLogged = allowsAddress(network) && allows('all');
    metrics.pageError(record.kind, isLogged ? 'logged' : 'dropped');
    if (!isLogged) return;
    const provided = Object.entries(record).filter(([, value]) => value !== null && value !== undefined);
    log.error({ page: path.split('?', 1)[0], ...Object.fromEntries(provided) }, 'a page failed');
  };
}
