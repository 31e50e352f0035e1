import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RightsProductChanges } from '#core/contract/console/rights/rights-products.shapes.ts';
import type { MonthRightView } from '#core/contract/content/my-month.shapes.ts';
import { rightsProducts } from '#core/contract/console/rights/rights.ts';
import { reading } from '../../platform/queries.ts';
import { Card } from '../../ui/card.tsx';
import { ListState } from '../../ui/parts.tsx';
import { GoodsPicture } from '../goods/goods-picture.tsx';
import styles from './rights-products.module.css';

interface MonthPreviewProps {
  readonly productId: string;
  readonly level: number;
  readonly changes: Omit<RightsProductChanges, 'productId' | 'version'> | undefined;
}

const levels = [0, 1, 2, 3, 4, 5] as const;

/** The month of a subscriber who has this product and claimed nothing yet, with the changes of the page. */
export function MonthPreview({ productId, level: ownLevel, changes }: MonthPreviewProps) {
  const [level, setLevel] = useState(ownLevel);
  const query = useQuery({
    ...reading(rightsProducts.previewMonth, { productId, level, ...changes }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { data } = query;
  return (
    <Card
      title="预览为本月"
      facts={changes ? '按这次修改' : '线上'}
      aside={
        <label className={styles.level}>
          等级
          <select value={level} onChange={({ target }) => setLevel(Number(target.value))}>
            {levels.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      }
    >
      {(!data || query.error) && <ListState query={query} isEmpty={false} empty="" />}
      <div className={styles.month}>
        {data?.groups.map(({ groupId, groupName, chooseCount, totalCount, rightsList }) => (
          <section key={groupId} aria-label={`本月 ${groupName}`}>
            <h3>
              {groupName}
              <small>
                {totalCount}选{chooseCount}，已选 0 项
              </small>
            </h3>
            <ul>
              {rightsList.map((right) => (
                <li key={right.rightsId}>
                  <GoodsPicture picUrl={right.picUrl} size={28} />
                  <span>
                    {right.rightsShowName}
                    <small>{right.hint}</small>
                  </span>
                  <b data-open={right.recvStatus === 0}>{statusText(right)}</b>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {data?.groups.length === 0 && <p className={styles.muted}>没有可看的权益</p>}
      <p className={styles.muted}>上月开通、还没领过的用户看到的样子</p>
    </Card>
  );
}

const statusText = ({ recvStatus, recvReason }: MonthRightView): string =>
  recvStatus === 0 ? '可领取' : recvReason || '不可领';
