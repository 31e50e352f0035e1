import type {
  ConsoleRight,
  ConsoleRightsProduct,
  RightsProductChanges,
  RightTerms,
} from '#core/contract/console/rights/rights-products.shapes.ts';
import { fenOf, yuanOf } from '../../platform/money.ts';

/** A right's terms as they are typed. */
export interface TypedTerms {
  readonly supplier: string;
  readonly opensOnDay: string;
  readonly opensAtHour: string;
  readonly minLevel: string;
  readonly monthlyStock: string;
}
export interface AddedRight {
  readonly groupId: string;
  readonly likeRightsId: string;
}
/** What is changed on the page and not proposed yet; absent: as it is live. */
export interface ProductDraft {
  readonly price?: string;
  readonly chooses: Readonly<Record<string, string>>;
  readonly terms: Readonly<Record<string, TypedTerms>>;
  readonly added: readonly AddedRight[];
  readonly removed: readonly string[];
}
export const emptyDraft: ProductDraft = { chooses: {}, terms: {}, added: [], removed: [] };

const textOf = (value: number | null): string => (value === null ? '' : String(value));
export const typedTerms = (right: ConsoleRight): TypedTerms => ({
  supplier: right.supplier,
  opensOnDay: textOf(right.opensOnDay),
  opensAtHour: textOf(right.opensAtHour),
  minLevel: String(right.minLevel),
  monthlyStock: textOf(right.monthlyStock),
});

const numberOf = (typed: string, max: number): number | undefined =>
  /^\d{1,8}$/.test(typed.trim()) && Number(typed) <= max ? Number(typed) : undefined;
const optional = (typed: string, max: number): number | null | undefined =>
  typed.trim() === '' ? null : numberOf(typed, max);

function termsOf(typed: TypedTerms): RightTerms | undefined {
  const opensOnDay = optional(typed.opensOnDay, 28);
  const opensAtHour = optional(typed.opensAtHour, 23);
  const minLevel = numberOf(typed.minLevel, 9);
  const monthlyStock = optional(typed.monthlyStock, 10_000_000);
  const supplier = typed.supplier.trim();
  const isWhole =
    opensOnDay !== undefined &&
    opensOnDay !== 0 &&
    opensAtHour !== undefined &&
    minLevel !== undefined &&
    monthlyStock !== undefined &&
    supplier !== '';
  return isWhole ? { supplier, opensOnDay, opensAtHour, minLevel, monthlyStock } : undefined;
}

type Changes = Pick<RightsProductChanges, 'priceFen' | 'groups' | 'rights' | 'added' | 'removed'>;

/** The draft as the call takes it; undefined while something that is typed is no value. 'none': nothing is changed. */
export function changesOf(
  product: ConsoleRightsProduct,
  { price, chooses, terms, added, removed }: ProductDraft,
): Changes | 'none' | undefined {
  const priceFen = fenOf(price ?? yuanOf(product.priceFen));
  const groups = product.groups.flatMap(({ groupId, chooseCount }) => {
    const typed = chooses[groupId];
    return typed === undefined || typed === String(chooseCount)
      ? []
      : [{ groupId, chooseCount: numberOf(typed, 99) }];
  });
  const rights = product.groups.flatMap((group) =>
    group.rights.flatMap((right) => {
      const typed = terms[right.rightsId];
      if (typed === undefined || removed.includes(right.rightsId)) return [];
      const isSame = JSON.stringify(typed) === JSON.stringify(typedTerms(right));
      return isSame ? [] : [{ rightsId: right.rightsId, terms: termsOf(typed) }];
    }),
  );
  if (priceFen === undefined) return undefined;
  const whole: Changes['groups'] = [];
  for (const { groupId, chooseCount } of groups) {
    if (chooseCount === undefined) return undefined;
    whole.push({ groupId, chooseCount });
  }
  const changed: Changes['rights'] = [];
  for (const { rightsId, terms: each } of rights) {
    if (each === undefined) return undefined;
    changed.push({ rightsId, ...each });
  }
  const isPriceSame = priceFen === product.priceFen;
  if (isPriceSame && whole.length + changed.length + added.length + removed.length === 0) return 'none';
  return {
    ...(!isPriceSame && { priceFen }),
    groups: whole,
    rights: changed,
    added: [...added],
    removed: [...removed],
  };
}
