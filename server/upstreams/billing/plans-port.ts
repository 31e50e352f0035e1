import type { UsageKind } from '#core/contract/content/usage-kinds.ts';

export interface NumberPlan {
  readonly packageName: string;
  /** Data of a month. */
  readonly totalMb: number;
}

/** Usage of one month up to now, by day. */
export interface MonthUsage extends NumberPlan {
  readonly usedMb: number;
  readonly days: readonly { readonly date: string; readonly usedMb: number }[];
  /** Minutes of calls, where the package has some. */
  readonly voice?: { readonly totalMinutes: number; readonly usedMinutes: number } | undefined;
  /** Charges of the month so far. */
  readonly billFen?: number | undefined;
}

export interface MonthTotal {
  readonly month: string;
  readonly usedMb: number;
  readonly totalMb: number;
}

/** Use of one kind of apps on one day. */
export interface DayUse {
  readonly date: string;
  readonly usage: UsageKind;
  readonly usedMb: number;
  readonly minutes: number;
}

/** When and for what a number has no internet. A number follows all of its policies. */
export interface AccessPolicy {
  readonly policyId: string;
  /** A policy replaces only older versions of itself. */
  readonly version: number;
  readonly mobile: string;
  readonly times: readonly {
    readonly weekdays: readonly number[];
    readonly from: string;
    readonly to: string;
  }[];
  readonly blockedKinds: readonly UsageKind[];
}

export interface BusinessChange {
  /** A repeated order number is carried out once and gets the first answer. */
  readonly orderNo: string;
  readonly mobile: string;
  readonly businessId: string;
  readonly action: 'open' | 'close';
  readonly priceFen: number;
}

/** Packages, usage, internet access and offers of numbers in the billing system; undefined without an answer. */
export interface NumberPlans {
  plan(mobile: string): Promise<NumberPlan | undefined>;
  usage(mobile: string, month: string): Promise<MonthUsage | undefined>;
  /** The last months, the oldest first. */
  monthlyUsage(mobile: string, months: number): Promise<readonly MonthTotal[] | undefined>;
  behavior(mobile: string, month: string): Promise<readonly DayUse[] | undefined>;
  saveAccessPolicy(policy: AccessPolicy): Promise<'saved' | undefined>;
  changeBusiness(change: BusinessChange): Promise<'done' | 'refused' | undefined>;
}
