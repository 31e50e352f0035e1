import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { goodsEditor } from '#core/contract/console/goods-editor.ts';
import { goods } from '#core/contract/console/goods.ts';
import type { ConsoleGoods } from '#core/contract/console/goods.shapes.ts';
import { goodsKindNames } from '#core/rules/console/goods-names.ts';
import { useSupplierName } from '../../lists/supplier-name.tsx';
import { formatTime } from '../../platform/format.ts';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Columns } from '../../ui/card.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { ActivitiesCard } from './activities-card.tsx';
import { AreaStock } from './area-stock.tsx';
import { BasicsCard } from './basics-card.tsx';
import { CheckCard } from './check-card.tsx';
import { cardId, cardTitles } from './editor-cards.ts';
import { StateTag } from './goods-columns.tsx';
import { GoodsPicture } from './goods-picture.tsx';
import { GoodsPictures } from './goods-pictures.tsx';
import { ListingForm } from './listing-form.tsx';
import { NewGoodsForm } from './new-goods-form.tsx';
import { PriceEditor } from './price-editor.tsx';
import { PriceHistory } from './price-history.tsx';
import { PromotionsCard } from './promotions-card.tsx';
import { SectionsCard } from './sections-card.tsx';
import { SkusCard } from './skus-card.tsx';
import styles from './goods-edit.module.css';

const route = getRouteApi('/shell/goods/$goodsId');
const waitingNames: Readonly<Record<string, string>> = {
  'goods.price': '改价待审批',
  'goods.stock': '库存待审批',
  'goods.listing': '上架待审批',
  'goods.sku': '启售待审批',
  'goods.promotion': '优惠待审批',
};

/** The cards of the editor in their order; each is a file of its own. */
const cards = [
  { id: 'prices', title: '价格', Card: PriceEditor },
  { id: 'skus', title: cardTitles.skus, Card: SkusCard },
  { id: 'stock', title: cardTitles.stock, Card: AreaStock },
  {
    id: 'pictures',
    title: cardTitles.pictures,
    Card: ({ goods: { goodsId } }: CardProps) => <GoodsPictures goodsId={goodsId} />,
  },
  { id: 'promotions', title: '优惠', Card: PromotionsCard },
  { id: 'basics', title: cardTitles.basics, Card: BasicsCard },
  { id: 'sections', title: cardTitles.sections, Card: SectionsCard },
] as const;
interface CardProps {
  readonly goods: ConsoleGoods;
}

const factsOf = (
  { goodsId, kind, texts, sold, sold30Days, state, listedAt, endsAt, stop }: ConsoleGoods,
  supplierName: (supplier: string) => string,
) => [
  goodsId,
  goodsKindNames[kind],
  ...(texts.supplier === null ? [] : [`品牌 ${supplierName(texts.supplier)}`]),
  `已售 ${sold.toLocaleString('zh-CN')}，30 天 ${sold30Days.toLocaleString('zh-CN')}`,
  ...(state === 'planned' ? [`${formatTime(listedAt)} 上架`] : []),
  ...(endsAt === null ? [] : [`${formatTime(endsAt)} 自动下架`]),
  ...(stop ? [`${stop.by} ${formatTime(stop.at)} 下架：${stop.reason}`] : []),
];

/** One goods: prices with what they would do, skus, stock by area, texts, and whether it is on sale. */
export function GoodsEditPage() {
  const { goodsId } = route.useParams();
  const { may } = useMe();
  const supplierName = useSupplierName();
  const query = useQuery(reading(goods.goodsDetail, { goodsId }));
  const [open, setOpen] = useState<'listing' | 'copy' | 'remove'>();
  const { data } = query;
  if (!data) return <ListState query={query} isEmpty={false} empty="" />;
  const { texts, kind, state, waiting, activities, picUrl } = data;
  const isOn = state === 'on-sale' || state === 'sold-out' || state === 'planned';
  const close = (): void => setOpen(undefined);
  return (
    <>
      <div className={styles.head}>
        <GoodsPicture picUrl={picUrl} size={44} />
        <Head
          title={texts.name}
          tag={
            <>
              <StateTag state={state} />
              {waiting.map(({ proposalId, kind: act }) => (
                <Link key={proposalId} to="/approvals" search={{ list: 'all', proposal: proposalId }}>
                  <Tag tone="warning">{waitingNames[act]}</Tag>
                </Link>
              ))}
            </>
          }
          facts={factsOf(data, supplierName).join(' · ')}
        >
          {may('goods.edit') && <Button onPress={() => setOpen('copy')}>复制…</Button>}
          {state === 'draft' && may('goods.edit') && (
            <Button look="danger" onPress={() => setOpen('remove')}>
              删除草稿…
            </Button>
          )}
          {isOn && may('goods.stop') && (
            <Button look="danger" onPress={() => setOpen('listing')}>
              下架…
            </Button>
          )}
          {!isOn && may('goods.propose') && (
            <Button look="primary" onPress={() => setOpen('listing')}>
              上架…
            </Button>
          )}
        </Head>
      </div>
      {open === 'listing' && <ListingForm goodsId={goodsId} isOn={isOn} onClose={close} />}
      {open === 'copy' && (
        <NewGoodsForm
          from={{ goodsId, name: texts.name, kind, categoryId: texts.categoryId }}
          onClose={close}
        />
      )}
      {open === 'remove' && <RemoveDraftForm goodsId={goodsId} name={texts.name} onClose={close} />}
      <nav className={styles.nav} aria-label="这件商品">
        {cards.map(({ id, title }) => (
          <a key={id} href={`#${cardId(id)}`}>
            {title}
          </a>
        ))}
      </nav>
      <Columns
        side={
          <>
            {!isOn && <CheckCard goodsId={goodsId} />}
            <PriceHistory goodsId={goodsId} />
            <ActivitiesCard activities={activities} />
          </>
        }
      >
        {cards.map(({ id, Card }) => (
          <div key={id} id={cardId(id)} className={styles.anchor}>
            <Card key={`${goodsId}${id === 'prices' ? data.priceVersion : ''}`} goods={data} />
          </div>
        ))}
      </Columns>
    </>
  );
}

interface RemoveDraftFormProps {
  readonly goodsId: string;
  readonly name: string;
  readonly onClose: () => void;
}
function RemoveDraftForm({ goodsId, name, onClose }: RemoveDraftFormProps) {
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const remove = useChange(goodsEditor.removeDraft, () => void navigate({ to: '/goods' }));
  return (
    <ActForm
      title={`删除草稿：${name}`}
      effect="草稿从来没有卖过，删除后不能恢复"
      button="删除"
      look="danger"
      busy={remove.isPending}
      error={remove.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => remove.mutate({ goodsId, reason })}
      onClose={onClose}
    />
  );
}
