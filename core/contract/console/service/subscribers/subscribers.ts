import { withPrefix } from '../../../endpoint.ts';
import { ask, change, consolePrefix, read } from '../../rows.ts';
import type { subscriberDeskShapes } from './subscribers.shapes.ts';

/** One subscriber as the desk sees them, a call for each part of the page. */
export const subscriberDesk = withPrefix<typeof subscriberDeskShapes, 'operator'>(consolePrefix)({
  findSubscribers: ask('/subscribers/find', 'subscribers.view'),
  subscriber: read('/subscribers/subscriber', 'subscribers.view'),
  subscriberProducts: read('/subscribers/products', 'subscribers.view'),
  subscriberMonth: read('/subscribers/month', 'subscribers.view'),
  subscriberCoupons: read('/subscribers/coupons', 'subscribers.view'),
  subscriberClaims: read('/subscribers/claims', 'subscribers.view'),
  subscriberOrders: read('/subscribers/orders', 'subscribers.view'),
  subscriberTickets: read('/subscribers/tickets', 'subscribers.view'),
  subscriberMessages: read('/subscribers/messages', 'subscribers.view'),
  subscriberSignIns: read('/subscribers/signIns', 'subscribers.view'),
  subscriberNumbers: read('/subscribers/numbers', 'subscribers.view'),
  subscriberConsents: read('/subscribers/consents', 'subscribers.view'),
  subscriberNotes: read('/subscribers/notes', 'subscribers.view'),
  addSubscriberNote: change('/subscribers/addNote', 'subscribers.act'),
  endSubscriberSessions: change('/subscribers/endSessions', 'subscribers.act'),
});
