import type { FieldChange } from '#core/contract/console/fields.shapes.ts';
import type {
  RightsProductChanges,
  RightTerms,
} from '#core/contract/console/rights/rights-products.shapes.ts';
import { rightTermTexts } from './rights-names.ts';

export interface ProductTerms {
  readonly priceFen: number;
  readonly groups: readonly GroupTerms[];
}
export interface GroupTerms {
  readonly groupId: string;
  readonly name: string;
  readonly chooseCount: number;
  readonly rights: readonly NamedRight[];
}
export interface NamedRight extends RightTerms {
  readonly rightsId: string;
  readonly showName: string;
}

type Changes = Pick<RightsProductChanges, 'priceFen' | 'groups' | 'rights' | 'added' | 'removed'>;

/** The product after the changes; `likes` are the rights that others are made like. */
export function changedProduct(
  product: ProductTerms,
  changes: Changes,
  likes: ReadonlyMap<string, NamedRight>,
): ProductTerms {
  const terms = new Map(changes.rights.map((right) => [right.rightsId, right]));
  const choose = new Map(changes.groups.map(({ groupId, chooseCount }) => [groupId, chooseCount]));
  return {
    priceFen: changes.priceFen ?? product.priceFen,
    groups: product.groups.map((group) => ({
      ...group,
      chooseCount: choose.get(group.groupId) ?? group.chooseCount,
      rights: [
        ...group.rights
          .filter(({ rightsId }) => !changes.removed.includes(rightsId))
          .map((right) => ({ ...right, ...terms.get(right.rightsId) })),
        ...changes.added.flatMap(({ groupId, likeRightsId }, at) => {
          const like = likes.get(likeRightsId);
          return groupId === group.groupId && like ? [{ ...like, rightsId: addedId(at) }] : [];
        }),
      ],
    })),
  };
}

/** The id of an added right before it has one. */
export const addedId = (at: number): string => `added-${at}`;

/** What refuses the changes; undefined: nothing does. */
export function productChangeFault(
  product: ProductTerms,
  changes: Changes,
  likes: ReadonlyMap<string, NamedRight>,
): string | undefined {
  const rights = new Map(
    product.groups.flatMap((group) => group.rights.map((right) => [right.rightsId, right])),
  );
  const groups = new Set(product.groups.map(({ groupId }) => groupId));
  const known = [...changes.rights.map(({ rightsId }) => rightsId), ...changes.removed];
  if (known.some((each) => !rights.has(each))) return '其中有权益不在这个产品里，请刷新后再改';
  if ([...changes.groups, ...changes.added].some(({ groupId }) => !groups.has(groupId)))
    return '其中有分组不在这个产品里，请刷新后再改';
  if (changes.added.some(({ likeRightsId }) => !likes.has(likeRightsId))) return '没有要照着加的权益';
  for (const { rightsId, monthlyStock } of changes.rights) {
    const before = rights.get(rightsId);
    if (before && (before.monthlyStock === null) !== (monthlyStock === null))
      return `${before.showName}的库存不能在不限和有限之间改，请加一项新的`;
  }
  for (const group of changedProduct(product, changes, likes).groups) {
    const before = product.groups.find(({ groupId }) => groupId === group.groupId);
    if (group.rights.length === 0 && before?.rights.length !== 0) return `${group.name}至少留一项权益`;
    if (group.chooseCount < 1) return `${group.name}至少能选 1 项`;
    const isNarrower =
      group.chooseCount !== before?.chooseCount || group.rights.length < before.rights.length;
    if (isNarrower && group.chooseCount > group.rights.length)
      return `${group.name}只有 ${group.rights.length} 项权益，不能选 ${group.chooseCount} 项`;
  }
  return undefined;
}

const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;

/** Field by field what changes. */
export function productFieldChanges(before: ProductTerms, after: ProductTerms): FieldChange[] {
  const price =
    before.priceFen === after.priceFen
      ? []
      : [{ field: '价格', before: yuan(before.priceFen), after: yuan(after.priceFen) }];
  return [
    ...price,
    ...after.groups.flatMap((group) => {
      const old = before.groups.find(({ groupId }) => groupId === group.groupId);
      return old ? groupChanges(old, group) : [];
    }),
  ];
}

function groupChanges(before: GroupTerms, after: GroupTerms): FieldChange[] {
  const oldRights = new Map(before.rights.map((right) => [right.rightsId, right]));
  const newIds = new Set(after.rights.map(({ rightsId }) => rightsId));
  return [
    ...(before.chooseCount === after.chooseCount
      ? []
      : [
          {
            field: `${after.name} 可选`,
            before: `${before.chooseCount} 项`,
            after: `${after.chooseCount} 项`,
          },
        ]),
    ...after.rights.flatMap((right) => {
      const old = oldRights.get(right.rightsId);
      if (!old) return [{ field: `${after.name} 增加`, before: '', after: right.showName }];
      const oldTexts = rightTermTexts(old);
      return rightTermTexts(right).flatMap(([name, text], at) => {
        const was = oldTexts[at]?.[1] ?? '';
        return was === text ? [] : [{ field: `${right.showName} ${name}`, before: was, after: text }];
      });
    }),
    ...before.rights
      .filter(({ rightsId }) => !newIds.has(rightsId))
      .map(({ showName }) => ({ field: `${after.name} 移出`, before: showName, after: '' })),
  ];
}
