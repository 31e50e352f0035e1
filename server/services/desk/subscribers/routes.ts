import type { subscriberDesk } from '#core/contract/console/service/subscribers/subscribers.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { findSubscribers } from './find-subscribers.ts';
import { subscriberConsents, subscriberNumbers, subscriberSignIns } from './subscriber-account.ts';
import { addSubscriberNote, endSubscriberSessions, subscriberNotes } from './subscriber-acts.ts';
import { subscriberCoupons } from './subscriber-coupons.ts';
import { subscriberIdentity } from './subscriber-identity.ts';
import { subscriberMonth } from './subscriber-month.ts';
import { subscriberProducts } from './subscriber-products.ts';
import {
  subscriberClaims,
  subscriberMessages,
  subscriberOrders,
  subscriberTickets,
} from './subscriber-things.ts';

export const subscriberDeskRoutes = (deps: Deps): ConsoleHandlers<typeof subscriberDesk> => ({
  findSubscribers: ({ number }) => findSubscribers(deps, number),
  subscriber: ({ userId }) => subscriberIdentity(deps, userId),
  subscriberProducts: ({ userId }) => subscriberProducts(deps, userId),
  subscriberMonth: ({ userId }) => subscriberMonth(deps, userId),
  subscriberCoupons: ({ userId }) => subscriberCoupons(deps, userId),
  subscriberClaims: (input) => subscriberClaims(deps, input),
  subscriberOrders: (input) => subscriberOrders(deps, input),
  subscriberTickets: (input) => subscriberTickets(deps, input),
  subscriberMessages: (input) => subscriberMessages(deps, input),
  subscriberSignIns: (input) => subscriberSignIns(deps, input),
  subscriberNumbers: ({ userId }) => subscriberNumbers(deps, userId),
  subscriberConsents: ({ userId }) => subscriberConsents(deps, userId),
  subscriberNotes: (input) => subscriberNotes(deps, input),
  addSubscriberNote: (input, call) => addSubscriberNote(deps, input, call),
  endSubscriberSessions: (input, call) => endSubscriberSessions(deps, input, call),
});
