import { cardProduct } from '#core/contract/content/card-product.ts';
import type { DataOf, Endpoint, RequestOf } from '#core/contract/endpoint.ts';
import { orders } from '#core/contract/order/orders.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { session } from '#core/contract/user/session.ts';
import { environments } from '#core/config/environments.ts';
import type { Db } from '../../db/database.ts';
import { callSandbox } from '../call-sandbox.ts';
import { freshId, freshMobile } from '../fresh.ts';
import { dayMs } from '../../lifetime.ts';
import { sendCall, type Answered, type SendOptions } from '../send-call.ts';
import { signIn } from '../sign-in.ts';
import type { TestServer } from '../test-server.ts';

export interface RunningRelease {
  readonly name: string;
  readonly origin: string;
}

export interface VisitorParts {
  /** Those that take calls now, as behind a load balancer; each call goes to one of them. */
  releases(): readonly RunningRelease[];
  readonly db: Db;
  readonly skuId: string;
  /** The product whose rights are claimed. */
  readonly productId: string;
  /** Each call with the release that answered and how long it took; `fault` when it failed. */
  called(release: string, call: string, ms: number, fault: string | undefined): void;
}

/** A sku of the demo that has no stock to run out of. */
export const skuToBuy = async (db: Db): Promise<string> =>
  (
    await db
      .selectFrom('skus as s')
      .innerJoin('goods as g', 'g.goods_id', 's.goods_id')
      .select('s.sku_id')
      .where('g.kind', '=', 'code')
      .where('s.price_fen', '>', 0)
      .where('s.stock_left', 'is', null)
      .where('g.listed_at', '<=', new Date())
      .orderBy('s.sku_id')
      .executeTakeFirstOrThrow()
  ).sku_id;

/** One visitor: signs in, refreshes the session, claims a right, orders and pays. */
export async function visit(parts: VisitorParts): Promise<void> {
  const { db, skuId, productId } = parts;
  const [send, sandbox] = [sender(parts, freshAddress()), workbench(parts)];
  const data = async <E extends Endpoint>(endpoint: E, input: RequestOf<E>, options?: SendOptions) =>
    (await send(endpoint, input, options)).envelope.data;
  const signedIn = await signIn({ db, now: () => new Date(), data, sandbox }, freshMobile());
  const { headers } = await send(session.loginStatus, {}, { as: { refreshToken: signedIn.refreshToken } });
  const as = {
    accessToken: headers.get('accessToken') ?? '',
    refreshToken: headers.get('refreshToken') ?? '',
  };
  const withKey = () => ({ as, headers: { 'Idempotency-Key': freshId('key') } });

  await subscribe(parts, signedIn.userInfo.userId);
  const rights = await data(cardProduct.memberRights, { offerId: productId }, { as });
  const right = rights.groupList
    .flatMap(({ rightsList }) => rightsList)
    .find(({ recvStatus }) => recvStatus === 0);
  if (!right) throw new Error('no right can be claimed');
  await data(
    cardProduct.receiveRights,
    {
      productId: rights.productId,
      subscriptionId: rights.subscriptionId ?? '',
      groupId: right.groupId,
      rightsId: right.rightsId,
    },
    withKey(),
  );

  const lines = [{ skuId, quantity: 1 }];
  const { payableFen } = await data(orders.previewOrder, { lines }, { as });
  const { orderNo } = await data(orders.submitOrder, { lines, payableFen }, withKey());
  const { paymentNo } = await data(payments.createPayment, { orderNo, payMethodId: 7 }, withKey());
  await sandbox(upstreams.payAtCashier, { paymentNo, result: 'success' });
}

const freshAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

const oneOf = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('no release takes calls');
  return item;
};

const sender =
  ({ releases, called }: VisitorParts, address: string) =>
  async <E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    options?: SendOptions,
  ): Promise<Answered<DataOf<E>>> => {
    const { name, origin } = oneOf(releases());
    const since = performance.now();
    const note = (fault?: string) => called(name, endpoint.path, performance.now() - since, fault);
    // Messages are limited per address.
    const headers = { 'X-Forwarded-For': address, ...options?.headers };
    const answer = await sendCall(origin + environments.dev.base, endpoint, input, {
      ...options,
      headers,
    }).catch((error: unknown) => {
      note(String(error));
      throw error;
    });
    const { success, code, message } = answer.envelope;
    note(success ? undefined : `${answer.status} ${code} ${message}`);
    if (!success) throw new Error(`${endpoint.path}: ${code} ${message}`);
    return answer;
  };

const workbench =
  ({ releases }: VisitorParts): TestServer['sandbox'] =>
  (endpoint, input) =>
    callSandbox(oneOf(releases()).origin, endpoint, input);

/** In columns that the table has had from the first release on. */
const subscribe = async ({ db, productId }: VisitorParts, userId: string): Promise<void> =>
  void (await db
    .insertInto('subscriptions')
    .values({
      subscription_id: freshId('subscription'),
      user_id: userId,
      product_id: productId,
      opened_at: new Date(Date.now() - 40 * dayMs),
      ends_at: null,
    })
    .execute());
