import type { ManagedNumber } from '#core/contract/content/phone-manage.shapes.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { controlsOf } from './controls.ts';

/** The id of the subscriber's own number. */
export const mainNumber = 'main';
export const billingSilent = '号码信息暂时查不到，请稍后再试';

/** A number the subscriber may manage. */
export interface OwnNumber {
  readonly numberId: string;
  readonly mobile: string;
  readonly kind: 'main' | 'deputy';
  readonly label: string;
  readonly boundAt: Date | null;
}

type Numbers = Pick<Deps, 'db' | 'encryption'>;

/** The own number first, then the bound ones in the order of their binding. */
export async function ownNumbers({ db, encryption }: Numbers, caller: Member): Promise<OwnNumber[]> {
  const rows = await db
    .selectFrom('managed_numbers')
    .select(['number_id', 'mobile_sealed', 'label', 'bound_at'])
    .where('user_id', '=', caller.userId)
    .where('released_at', 'is', null)
    .orderBy('bound_at')
    .orderBy('number_id')
    .execute();
  return [
    { numberId: mainNumber, mobile: caller.mobile, kind: 'main', label: '本机', boundAt: null },
    ...rows.map((row): OwnNumber => ({
      numberId: row.number_id,
      mobile: encryption.mobiles.open(row.mobile_sealed),
      kind: 'deputy',
      label: row.label,
      boundAt: row.bound_at,
    })),
  ];
}

/** The number to be managed. A bound one only while the household is on. */
export async function ownNumber(
  deps: Numbers,
  caller: Member,
  numberId: string = mainNumber,
): Promise<OwnNumber> {
  const found = (await ownNumbers(deps, caller)).find((number) => number.numberId === numberId);
  if (!found) throw new Refusal('该号码未绑定，或已经解除绑定');
  if (found.kind === 'deputy' && !(await controlsOf(deps.db, caller.userId, mainNumber)).household)
    throw new Refusal('家庭管理已关闭，打开后才能管理副号');
  return found;
}

export const numberView = ({ numberId, mobile, kind, label, boundAt }: OwnNumber): ManagedNumber => ({
  numberId,
  mobile: maskMobile(mobile),
  kind,
  label,
  boundAt: boundAt?.toISOString() ?? null,
});
