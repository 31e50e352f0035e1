import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { claims } from '#core/contract/console/claims.ts';
import type {
  ConsoleRight,
  ConsoleRightsProduct,
} from '#core/contract/console/rights/rights-products.shapes.ts';
import { rightTermTexts } from '#core/rules/console/rights/rights-names.ts';
import { formatTime } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Tag } from '../../ui/parts.tsx';
import { GoodsPicture } from '../goods/goods-picture.tsx';
import { typedTerms, type ProductDraft, type TypedTerms } from './product-draft.ts';
import styles from './rights-products.module.css';

interface GroupCardProps {
  readonly group: ConsoleRightsProduct['groups'][number];
  readonly draft: ProductDraft;
  readonly onDraft: (draft: ProductDraft) => void;
  readonly isReadOnly: boolean;
}

/** A group: how many rights are chosen of it, its rights, and those taken out before. */
export function GroupCard({ group, draft, onDraft, isReadOnly }: GroupCardProps) {
  const { groupId, name, chooseCount, rights, removed } = group;
  const added = draft.added.flatMap((each, at) => (each.groupId === groupId ? [{ ...each, at }] : []));
  const count = rights.filter(({ rightsId }) => !draft.removed.includes(rightsId)).length + added.length;
  const typed = draft.chooses[groupId] ?? String(chooseCount);
  return (
    <Card
      title={name}
      facts={`${count} 项里每月选 ${typed} 项`}
      aside={
        !isReadOnly && (
          <span className={styles.choose} data-changed={typed !== String(chooseCount)}>
            <Field
              label="可选"
              aria-label={`${name} 可选几项`}
              inputMode="numeric"
              value={typed}
              onValue={(value) => onDraft({ ...draft, chooses: { ...draft.chooses, [groupId]: value } })}
            />
          </span>
        )
      }
    >
      <ul className={styles.rights}>
        {rights.map((right) => (
          <RightItem
            key={right.rightsId}
            right={right}
            draft={draft}
            onDraft={onDraft}
            isReadOnly={isReadOnly}
          />
        ))}
        {added.map(({ at, likeRightsId }) => (
          <li key={at} className={styles.right} data-changed="true">
            <span className={styles.rightName}>
              <AddedName rightsId={likeRightsId} />
              <Tag tone="info">新增</Tag>
            </span>
            <Button
              size="small"
              onPress={() => onDraft({ ...draft, added: draft.added.filter((_, place) => place !== at) })}
            >
              不加了
            </Button>
          </li>
        ))}
      </ul>
      {!isReadOnly && (
        <AddRight
          groupName={name}
          onAdd={(likeRightsId) => onDraft({ ...draft, added: [...draft.added, { groupId, likeRightsId }] })}
        />
      )}
      {removed.length > 0 && (
        <p className={styles.muted}>
          已移出：
          {removed.map(({ showName, removedAt }) => `${showName}（${formatTime(removedAt)}）`).join('，')}
        </p>
      )}
    </Card>
  );
}

const useRightNames = () => {
  const { data } = useQuery({ ...reading(claims.claimFilters, {}), staleTime: 60_000 });
  return data?.rights ?? [];
};
const AddedName = ({ rightsId }: { readonly rightsId: string }) =>
  useRightNames().find((each) => each.rightsId === rightsId)?.name ?? rightsId;

interface AddRightProps {
  readonly groupName: string;
  readonly onAdd: (likeRightsId: string) => void;
}
/** A right is made like one that exists: with its texts, picture, supplier and pieces. */
function AddRight({ groupName, onAdd }: AddRightProps) {
  const rights = useRightNames();
  return (
    <label className={styles.add}>
      照着已有的加一项
      <select
        aria-label={`${groupName} 加一项`}
        value=""
        onChange={({ target }) => target.value !== '' && onAdd(target.value)}
      >
        <option value="">选择权益…</option>
        {rights.map(({ rightsId, name }) => (
          <option key={rightsId} value={rightsId}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface RightItemProps extends Omit<GroupCardProps, 'group'> {
  readonly right: ConsoleRight;
}
function RightItem({ right, draft, onDraft, isReadOnly }: RightItemProps) {
  const [isOpen, setOpen] = useState(false);
  const { rightsId, showName, name, picUrl, stock, isForSale } = right;
  const isRemoved = draft.removed.includes(rightsId);
  const typed = draft.terms[rightsId];
  const isChanged = typed !== undefined && JSON.stringify(typed) !== JSON.stringify(typedTerms(right));
  return (
    <li className={styles.right} data-changed={isChanged || isRemoved}>
      <GoodsPicture picUrl={picUrl} />
      <span className={styles.rightName}>
        <b data-removed={isRemoved}>{showName}</b>
        <small>
          {name !== showName && `${name} · `}
          {rightTermTexts(right)
            .map(([title, text]) => `${title} ${text}`)
            .join(' · ')}
          {stock &&
            ` · 本月剩 ${stock.left.toLocaleString('zh-CN')} / ${stock.total.toLocaleString('zh-CN')}`}
        </small>
      </span>
      <span className={styles.tags}>
        {isForSale && <Tag>只售不领</Tag>}
        {isRemoved && <Tag tone="danger">移出</Tag>}
        {isChanged && <Tag tone="warning">已改</Tag>}
      </span>
      {!isReadOnly && (
        <span className={styles.tags}>
          {!isRemoved && (
            <Button size="small" label={`修改 ${showName}`} onPress={() => setOpen(!isOpen)}>
              {isOpen ? '收起' : '修改…'}
            </Button>
          )}
          <Button
            size="small"
            label={`${isRemoved ? '留下' : '移出'} ${showName}`}
            onPress={() =>
              onDraft({
                ...draft,
                removed: isRemoved
                  ? draft.removed.filter((each) => each !== rightsId)
                  : [...draft.removed, rightsId],
              })
            }
          >
            {isRemoved ? '留下' : '移出'}
          </Button>
        </span>
      )}
      {isOpen && !isRemoved && (
        <TermsFields
          showName={showName}
          typed={typed ?? typedTerms(right)}
          isLimited={right.monthlyStock !== null}
          onTyped={(next) => onDraft({ ...draft, terms: { ...draft.terms, [rightsId]: next } })}
        />
      )}
    </li>
  );
}

interface TermsFieldsProps {
  readonly showName: string;
  readonly typed: TypedTerms;
  readonly isLimited: boolean;
  readonly onTyped: (typed: TypedTerms) => void;
}
function TermsFields({ showName, typed, isLimited, onTyped }: TermsFieldsProps) {
  const field = (name: keyof TypedTerms, label: string) => ({
    label,
    'aria-label': `${showName} ${label}`,
    value: typed[name],
    onValue: (value: string) => onTyped({ ...typed, [name]: value }),
  });
  return (
    <div className={styles.terms}>
      <Field {...field('supplier', '供应商')} />
      <Field {...field('opensOnDay', '每月几日开放')} hint="空着是月初" inputMode="numeric" />
      <Field {...field('opensAtHour', '几点开放')} inputMode="numeric" />
      <Field {...field('minLevel', '几级起')} hint="0 不限" inputMode="numeric" />
      {isLimited && (
        <Field {...field('monthlyStock', '每月库存')} hint="从没做计划的月起" inputMode="numeric" />
      )}
    </div>
  );
}
