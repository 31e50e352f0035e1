import type { DifferenceKind, Repair } from '#core/rules/pay/proposed-repair.ts';

export interface BenchState {
  readonly now: string;
  readonly offsetMs: number;
  readonly supplier: 'ok' | 'slow' | 'fail' | 'timeout';
  readonly invoices: 'ok' | 'late' | 'fail' | 'timeout';
  readonly outages: readonly { readonly upstream: string; readonly on: boolean }[];
  readonly degradations: readonly {
    readonly areaNum: string;
    readonly feature: string;
    readonly flag: 2 | 4;
  }[];
  readonly maintenance: { readonly on: boolean; readonly title: string; readonly message: string };
  /** The number reported by the mobile network; null: none. */
  readonly network: string | null;
  readonly position: { readonly longitude: number; readonly latitude: number } | null;
  readonly scripts: Readonly<Record<string, string>>;
  readonly subscribers: readonly {
    readonly mobile: string;
    readonly title: string;
    readonly shows: string;
  }[];
}
export interface InboxMessage {
  readonly mobile: string;
  readonly code: string | null;
  readonly text: string;
  readonly channel: string;
  readonly at: string;
}
export interface BenchClaim {
  readonly claimId: string;
  readonly mobile: string;
  readonly rightsName: string;
  readonly cycle: string;
  readonly state: 'delivering' | 'delivered' | 'failed';
  readonly tries: number;
  readonly claimedAt: string;
  readonly note: string;
  readonly trace: readonly { readonly at: string; readonly event: string; readonly detail: string }[];
}

/** Events of the last hour. */
export interface EventsReport {
  readonly total: number;
  readonly ingestion: {
    readonly accepted: number;
    readonly stored: number;
    readonly dropped: number;
    readonly lost: number;
    readonly waiting: number;
  };
  readonly perMinute: readonly {
    readonly minute: string;
    readonly total: number;
    readonly kinds: Readonly<Record<string, number>>;
  }[];
  readonly funnel: readonly { readonly step: string; readonly title: string; readonly visits: number }[];
  /** What recommendations led to. */
  readonly recommended: {
    readonly steps: EventsReport['funnel'];
    readonly goods: readonly {
      readonly goodsId: string;
      readonly goodsName: string;
      readonly reason: string;
      readonly clicks: number;
      readonly orders: number;
    }[];
  };
  readonly topPages: readonly {
    readonly pageId: string;
    readonly pageName: string | null;
    readonly events: number;
    readonly visits: number;
  }[];
  readonly recent: readonly {
    readonly at: string;
    readonly kind: string;
    readonly record: Readonly<Record<string, unknown>>;
  }[];
}
export interface LogReport {
  readonly lines: readonly ({
    readonly level: number;
    readonly time: string;
    readonly msg: string;
  } & Readonly<Record<string, unknown>>)[];
}

export type SecurityKind = 'sign-in' | 'refused' | 'replay' | 'export' | 'operator' | 'account';
export interface SecurityReport {
  readonly entries: readonly {
    readonly at: string;
    readonly kind: SecurityKind;
    readonly what: string;
    readonly mobile: string | null;
    readonly userId: string | null;
    readonly ip: string;
    readonly times: number;
    readonly detail: string;
  }[];
}

/** A batch of demo card codes. */
export interface BenchCards {
  readonly batchId: string;
  readonly name: string;
  readonly grants: 'right' | 'product';
  readonly beginsAt: string;
  readonly endsAt: string;
  readonly codes: readonly { readonly code: string; readonly usedBy: string | null }[];
}

/** A support ticket that is not closed. */
export interface BenchTicket {
  readonly ticketId: string;
  readonly title: string;
  readonly mobile: string;
  readonly state: 'open' | 'answered';
  readonly updatedAt: string;
  readonly messages: readonly { readonly sender: 'subscriber' | 'agent'; readonly text: string }[];
}

/** A difference between our books and a statement. */
export interface BenchDifference {
  readonly id: number;
  readonly day: string;
  readonly source: string;
  readonly kind: DifferenceKind;
  readonly reference: string;
  readonly orderNo: string | null;
  /** Fen; with suppliers how often it was charged. */
  readonly ours: number;
  readonly theirs: number;
  readonly repair: Repair;
  readonly state: 'open' | 'repaired' | 'ignored';
  readonly note: string;
  readonly foundAt: string;
}

/** An invoice of a refunded order that the tax service refuses to reverse. */
export interface BenchRefusedReversal {
  readonly invoiceNo: string;
  readonly orderNo: string;
  readonly amountFen: number;
  readonly reason: string;
  /** When it is repeated without the operator. */
  readonly nextTryAt: string;
}

/** Halls of the scanner, and reserved visits with the code their phone shows now. */
export interface BenchLounges {
  readonly halls: readonly { readonly hallId: string; readonly hallName: string }[];
  readonly passes: readonly {
    readonly orderId: string;
    readonly hallId: string | null;
    readonly hallName: string | null;
    readonly companions: number;
    readonly mobile: string;
    readonly qr: string;
  }[];
}

/** Stores of the terminal, and the last payments at tills. */
export interface BenchTills {
  readonly shops: readonly {
    readonly shopCode: string;
    readonly shopName: string;
    readonly discountText: string | null;
  }[];
  readonly payments: readonly {
    readonly paymentNo: string;
    readonly shopCode: string;
    readonly shopName: string;
    readonly state: 'paying' | 'paid' | 'failed' | 'refunded';
    readonly payableFen: number;
    readonly refundedFen: number;
  }[];
}

/** What is recommended to an audience, and why. */
export interface Recommendations {
  readonly audience: string;
  readonly list: readonly {
    readonly place: number;
    readonly goodsId: string;
    readonly goodsName: string;
    readonly recommendId: string;
    readonly score: number;
    readonly reasons: readonly { readonly kind: string; readonly points: number; readonly text: string }[];
  }[];
}
