import type { UserInfo } from '#core/contract/user/session.shapes.ts';
import type { BehaviourEvent } from '#core/rules/tracking/behaviour-record.ts';
import type { EventType } from '#core/rules/tracking/event-types.ts';
import type { PlaceNames } from '#core/rules/tracking/place-id.ts';

/** A tracking event; floor and point name its place (§3). */
export interface TrackEvent extends Omit<BehaviourEvent, 'type' | 'plId' | 'plName'>, PlaceNames {
  readonly type: EventType | 'pageview';
  /** The target of the tap. */
  readonly nextUrl?: string | undefined;
}

/** A raw tap or popup; its floor and point are read from data attributes later. */
export interface Sign {
  readonly type: 'tap' | 'popup';
  readonly on: EventTarget | null;
}

/** Page data for logs. */
export interface SeenPage {
  readonly pageId: string;
  readonly pageName: string;
  /** Without the query, which may contain tokens or numbers. */
  readonly pageUrl: string;
  readonly search: string;
}

/** An event with its time and page, because it is sent later. */
export interface Noted {
  readonly event: TrackEvent | Sign;
  readonly at: number;
  readonly page: SeenPage;
  /** A page view that was sent when the page was left before the tracker was loaded. */
  readonly sent?: true;
}

interface Tracking {
  page?: SeenPage;
  /** The account of the last membership answer; tracking makes no calls for it. */
  membership?: UserInfo;
  /** Events before the tracker is loaded. */
  readonly waiting: Noted[];
  hear(noted: Noted): unknown;
  /** The place of the last tap, from the lazily loaded tracker. */
  later(): { readonly plId?: string | undefined };
}

/** Tracking state of the document. Events are queued, up to a limit, until the tracker is loaded. */
export const tracking: Tracking = {
  waiting: [],
  hear: (noted) => tracking.waiting.length < 200 && tracking.waiting.push(noted),
  later: () => ({}),
};

export const seenPage = (pageId: string, pageName: string): SeenPage => ({
  pageId,
  pageName,
  pageUrl: location.origin + location.pathname,
  search: location.search,
});

export const pageHere = (): SeenPage => tracking.page ?? seenPage('', document.title);

/** Records an event; cheap, because the tracker is loaded later and receives the queue in order. */
export function track(event: TrackEvent | Sign): void {
  tracking.hear({ event, at: Date.now(), page: pageHere() });
}
