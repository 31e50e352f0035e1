import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ConsoleRightsProduct } from '#core/contract/console/rights/rights-products.shapes.ts';
import { rightsProducts } from '#core/contract/console/rights/rights.ts';
import { rightsFamilyNames } from '#core/rules/console/rights/rights-names.ts';
import { formatFen, formatTime } from '../../platform/format.ts';
import { yuanOf } from '../../platform/money.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { Card, Columns } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { ChangesCard } from './changes-card.tsx';
import { GroupCard } from './group-card.tsx';
import { MonthPreview } from './month-preview.tsx';
import { changesOf, emptyDraft, type ProductDraft } from './product-draft.ts';
import { ProductState } from './rights-products-page.tsx';
import styles from './rights-products.module.css';

const route = getRouteApi('/shell/rights/products/$productId');

/** One product: groups and rights to change, the month as the phone shows it, and the proposal. */
export function RightsProductPage() {
  const { productId } = route.useParams();
  const query = useQuery(reading(rightsProducts.rightsProduct, { productId }));
  const { data } = query;
  if (!data) return <ListState query={query} isEmpty={false} empty="" />;
  // Another version begins with an empty draft: its changes were of the old one.
  return <ProductEditor key={data.version} product={data} />;
}

function ProductEditor({ product }: { readonly product: ConsoleRightsProduct }) {
  const { may } = useMe();
  const [draft, setDraft] = useState<ProductDraft>(emptyDraft);
  const { productId, name, family, priceFen, state, groups, waiting, version } = product;
  const mayChange = may('rights.propose');
  const rights = groups.reduce((sum, group) => sum + group.rights.length, 0);
  const changes = changesOf(product, draft);
  return (
    <>
      <Head
        title={name}
        tag={
          <>
            <ProductState state={state} />
            {waiting.map(({ proposalId, act, by, at }) => (
              <Tag key={proposalId} tone="info">
                {act}待审批（{by} {formatTime(at)}）
              </Tag>
            ))}
          </>
        }
        facts={`${rightsFamilyNames[family]} · ${groups.length} 组 ${rights} 项 · ${formatFen(priceFen)}`}
      >
        {may('content.view') && (
          <Link to="/content/rightTexts/edit" search={{ key: productId }} className={styles.link}>
            改文字和顺序
          </Link>
        )}
      </Head>
      <Columns
        side={
          <>
            {mayChange && (
              <ChangesCard
                productId={productId}
                version={version}
                changes={changes}
                onDone={() => setDraft(emptyDraft)}
              />
            )}
            <MonthPreview
              productId={productId}
              level={product.level}
              changes={typeof changes === 'object' ? changes : undefined}
            />
          </>
        }
      >
        {groups.map((group) => (
          <GroupCard
            key={group.groupId}
            group={group}
            draft={draft}
            onDraft={setDraft}
            isReadOnly={!mayChange}
          />
        ))}
        {groups.length === 0 && (
          <Card title="分组">
            <p className={styles.muted}>这个产品没有权益</p>
          </Card>
        )}
        {mayChange && (
          <Card title="价格" facts="产品页显示的价格；订单按商品的售价收">
            <Field
              label="价格（元）"
              inputMode="decimal"
              value={draft.price ?? yuanOf(priceFen)}
              onValue={(price) => setDraft({ ...draft, price })}
            />
          </Card>
        )}
      </Columns>
    </>
  );
}
