import { PreparingClient } from './preparing-client.ts';
import { DatabaseTimeout, limitedWait, type WaitLimits } from './wait-budget.ts';

/** After this a closing connection is destroyed: a server that does not answer never closes its side. */
const maxClosingMs = 1_000;

/** A connection that is destroyed when it leaves a query unanswered: a late answer would be taken for that of the next query. */
export abstract class LimitedClient extends PreparingClient {
  protected abstract readonly limits: WaitLimits;

  protected onUnanswered(_waitedMs: number): void {}

  override query(...args: readonly unknown[]): never {
    const answer = limitedWait<unknown>(
      this.limits,
      () => super.query(...args),
      (waitedMs) => {
        this.discard('a database connection did not answer in time');
        this.onUnanswered(waitedMs);
      },
    );
    return answer as never; // one signature for all of pg's
  }

  /** Closes the socket at once; a query under way fails, and the pool opens another connection. */
  discard(reason: string): void {
    this.connection.stream.destroy(new DatabaseTimeout(reason));
  }

  override end(...args: readonly unknown[]): never {
    const timer = setTimeout(() => this.connection.stream.destroy(), maxClosingMs).unref();
    this.once('end', () => clearTimeout(timer));
    const close = super.end as (...all: readonly unknown[]) => never; // with or without a callback
    return close.apply(this, [...args]);
  }
}
