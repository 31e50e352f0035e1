import type { PageErrorRecord } from '#core/contract/common/user-log.shapes.ts';
import type { Deps } from '../../../deps.ts';
import { rateLimit } from '../../../http/limits.ts';

/** Per address: a page that fails in a loop must not fill the log. In all: neither must a faulty release. */
const perAddress = { burst: 10, perSecond: 1 / 6 };
const inAll = { burst: 100, perSecond: 2 };

/** Writes errors of pages into the log, within limits; the log masks phone numbers. */
export function pageErrorLogger({
  log,
}: Pick<Deps, 'log'>): (record: PageErrorRecord, network: string) => void {
  const allowsAddress = rateLimit(perAddress);
  const allows = rateLimit(inAll);
  return ({ kind, message, stack, path }, network) => {
    if (!allowsAddress(network) || !allows('all')) return;
    log.error({ page: path.split('?', 1)[0], kind, message, stack: stack ?? undefined }, 'a page failed');
  };
}
