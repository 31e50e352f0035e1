import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { goods } from '#core/contract/console/goods.ts';
import { goodsKindNames } from '#core/rules/console/goods-names.ts';
import { formatFen, formatTime } from '../../platform/format.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Columns } from '../../ui/card.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { AreaStock } from './area-stock.tsx';
import { StateTag } from './goods-columns.tsx';
import { GoodsPicture } from './goods-picture.tsx';
import { GoodsPictures } from './goods-pictures.tsx';
import { ListingForm } from './listing-form.tsx';
import { PriceEditor } from './price-editor.tsx';
import { PriceHistory } from './price-history.tsx';
import { TextsEditor } from './texts-editor.tsx';
import styles from './goods-edit.module.css';

const route = getRouteApi('/shell/goods/$goodsId');
const waitingNames: Readonly<Record<string, string>> = {
  'goods.price': '改价待审批',
  'goods.stock': '库存待审批',
  'goods.listing': '上架待审批',
};

/** One goods: prices with what they would do, stock by area, texts, and whether it is on sale. */
export function GoodsEditPage() {
  const { goodsId } = route.useParams();
  const { may } = useMe();
  const query = useQuery(reading(goods.goodsDetail, { goodsId }));
  const [isListing, setListing] = useState(false);
  const { data } = query;
  if (!data) return <ListState query={query} isEmpty={false} empty="" />;
  const { texts, kind, supplier, sold, sold30Days, state, stop, waiting, activities, picUrl, listedAt } =
    data;
  const isOn = state === 'on-sale' || state === 'sold-out';
  const facts = [
    goodsId,
    goodsKindNames[kind],
    ...(supplier === null ? [] : [`供应商 ${supplier}`]),
    `已售 ${sold.toLocaleString('zh-CN')}，30 天 ${sold30Days.toLocaleString('zh-CN')}`,
    ...(state === 'planned' ? [`${formatTime(listedAt)} 上架`] : []),
    ...(stop ? [`${stop.by} ${formatTime(stop.at)} 下架：${stop.reason}`] : []),
  ];
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
          facts={facts.join(' · ')}
        >
          {isOn && may('goods.stop') && (
            <Button look="danger" onPress={() => setListing(true)}>
              下架…
            </Button>
          )}
          {!isOn && may('goods.propose') && <Button onPress={() => setListing(true)}>上架…</Button>}
        </Head>
      </div>
      {isListing && <ListingForm goodsId={goodsId} isOn={isOn} onClose={() => setListing(false)} />}
      <Columns
        side={
          <>
            <PriceHistory goodsId={goodsId} />
            <Card title="活动" facts="在“营销”里修改">
              {activities.length === 0 && <p className={styles.facts}>没有进行或计划中的活动</p>}
              {activities.map(({ title, skuIds, priceFen, beginsAt, endsAt }) => (
                <p key={`${title}${skuIds.join()}${beginsAt}`}>
                  {title} {priceFen !== null && <b>{formatFen(priceFen)}</b>}
                  <br />
                  <small className={styles.facts}>
                    {beginsAt === null ? '一直' : formatTime(beginsAt)}
                    {endsAt !== null && ` 到 ${formatTime(endsAt)}`}
                  </small>
                </p>
              ))}
            </Card>
          </>
        }
      >
        <PriceEditor key={data.priceVersion} goods={data} />
        <AreaStock goodsId={goodsId} />
        <GoodsPictures goodsId={goodsId} />
        <TextsEditor key={data.textsVersion} goods={data} />
      </Columns>
    </>
  );
}
