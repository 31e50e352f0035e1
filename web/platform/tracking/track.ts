import type { UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import type { BehaviourEvent } from '#core/rules/tracking/behaviour-record.ts';
import type { EventType } from '#core/rules/tracking/event-types.ts';
import type { PlaceNames } from '#core/rules/tracking/place-id.ts';

/** What a page tells about itself; floor and point name the place (§3). */
export interface TrackEvent extends Omit<BehaviourEvent, 'type' | 'plId' | 'plName'>, PlaceNames {
  readonly type: EventType | 'pageview';
  /** Where the tap leads. */
  readonly nextUrl?: string | undefined;
}

/** A tap somewhere on the page, or a popup that opened: whether it was on something, and on what, is read from its marks. */
export interface Sign {
  readonly type: 'tap' | 'popup';
  readonly on: EventTarget | null;
}

/** A page as the logs speak of it. */
export interface SeenPage {
  readonly pageId: string;
  readonly pageName: string;
  /** Without the query: it may carry a proof or a number. */
  readonly pageUrl: string;
  readonly search: string;
}

/** An event with its moment and its page: it may be sent when both are long gone. */
export interface Noted {
  readonly event: TrackEvent | Sign;
  readonly at: number;
  readonly page: SeenPage;
}

interface Tracking {
  page?: SeenPage;
  /** Told by whoever has asked for it: the logs never ask themselves. */
  membership?: UserVipInfo;
  /** Events nobody has heard yet. */
  readonly waiting: Noted[];
  hear(noted: Noted): unknown;
  /** What only the part that comes later can tell: the place whose tap led here, and the membership level. */
  later(): { readonly plId?: string | undefined; readonly vipTypeLevel?: number | undefined };
}

/** The tracking of this document. Until the part that sends is here, events wait, as many as a page can make in that time. */
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

/** Notes an event. It costs a page nothing: whoever sends it comes later, and is told everything in order. */
export function track(event: TrackEvent | Sign): void {
  tracking.hear({ event, at: Date.now(), page: pageHere() });
}
