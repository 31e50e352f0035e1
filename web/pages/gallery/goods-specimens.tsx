import { useState } from 'react';
import { boltIcon } from '#web/art/icons/bolt-icon.ts';
import { useArt } from '#web/art/use-art.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Countdown } from '#web/ui/countdown/countdown.tsx';
import { FloorHeader } from '#web/ui/floor/floor-header.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { GoodsCard } from '#web/ui/goods-card/goods-card.tsx';
import { GoodsList } from '#web/ui/goods-card/goods-list.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { flashGoods } from './samples.ts';
import { Specimen } from './specimen.tsx';
import { Ribbon } from '#web/ui/lazy-image/ribbon.tsx';

const now = Date.UTC(2026, 7, 8, 4);

/** Goods, prices and tags. */
export function GoodsSpecimens() {
  const art = useArt();
  const [offset] = useState(() => now - Date.now());
  return (
    <>
      <Specimen title="楼层与商品卡 mini">
        <Floor
          look="tinted"
          header={{
            title: '限时秒杀',
            icon: boltIcon,
            more: { href: '#flash' },
            chip: (
              <span className="row gap-6">
                <Tag kind="solid">10点场</Tag>
                <Countdown until={now + 8_325_000} now={now} offset={offset} />
              </span>
            ),
          }}
        >
          <GoodsList density="mini">
            {flashGoods.map(({ art: key, name, fen, was, gone }) => (
              <GoodsCard
                key={name}
                density="mini"
                href="#goods"
                art={art(key)}
                name={name}
                fen={fen}
                was={was}
                stock={{ percent: gone, text: `已抢${gone}%` }}
              />
            ))}
          </GoodsList>
        </Floor>
      </Specimen>
      <Specimen title="商品卡 row">
        <Floor
          header={{
            title: '权益榜单',
            chip: <span className="text-sub text-tertiary">每日10点更新</span>,
            more: { href: '#rank', text: '完整榜单' },
          }}
        >
          <GoodsList density="row">
            <GoodsCard
              density="row"
              href="#1"
              art={art('goods/video-blue')}
              name="视频会员月卡，手机电脑平板通用"
              fen={1500}
              was={2500}
              tags={
                <>
                  <Tag>可用福袋券</Tag>
                  <Tag kind="vip">会员价</Tag>
                </>
              }
              action={<Button size="s">购买</Button>}
            />
            <GoodsCard
              density="row"
              href="#2"
              art={art('goods/milktea')}
              name="奶茶中杯任选券"
              note="近7天售出9,860张"
              fen={880}
              was={1600}
              pricePrefix="会员价"
              action={
                <Button size="s" kind="soft">
                  去抢购
                </Button>
              }
            />
          </GoodsList>
        </Floor>
      </Specimen>
      <Specimen title="商品卡 grid">
        <div style={{ margin: '0 12px' }}>
          <FloorHeader title="为你推荐" />
        </div>
        <GoodsList density="grid">
          <GoodsCard
            density="grid"
            href="#3"
            art={art('goods/video-red')}
            name="视频会员季卡，支持电视投屏"
            fen={4500}
            was={6800}
            sold="已售2.3万"
            tags={
              <>
                <Tag>赠音乐周卡</Tag>
                <Tag kind="vip">会员价</Tag>
              </>
            }
            ribbon={<Ribbon text="热卖" />}
          />
          <GoodsCard
            density="grid"
            href="#4"
            art={art('goods/peach')}
            name="阳山水蜜桃8只礼盒，产地直发"
            fen={8800}
            was={12800}
            sold="已售3,204"
            tags={
              <>
                <Tag kind="ok">本地特产</Tag>
                <Tag kind="mute">包邮</Tag>
              </>
            }
          />
          <GoodsCard
            density="grid"
            href="#5"
            art={art('goods/cooker')}
            name="3升智能电饭煲，柴火饭一键煮"
            fen={19900}
            was={29900}
            sold="已售862"
            tags={<Tag>可用福袋券</Tag>}
          />
          <GoodsCard
            density="grid"
            href="#6"
            art={art('goods/earphones')}
            name="主动降噪头戴耳机，40小时续航"
            fen={25900}
            was={39900}
            sold="已售1,077"
            tags={
              <>
                <Tag kind="warn">下单抽奖</Tag>
                <Tag kind="mute">包邮</Tag>
              </>
            }
          />
        </GoodsList>
      </Specimen>
      <Specimen title="价格、标签、倒计时" padded>
        <Price fen={1590} size={24} was={2500} />
        <Price fen={1500} size={32} prefix="会员价" was={2500} />
        <Price fen={1920} size={44} tone="text" />
        <Price fen={4500} size={16} />
        <Tag>可用福袋券</Tag>
        <Tag kind="outline">满20减3</Tag>
        <Tag kind="solid">预热</Tag>
        <Tag kind="vip">会员价</Tag>
        <Tag kind="vipDark">PLUS 5折</Tag>
        <Tag kind="ok">已到账</Tag>
        <Tag kind="warn">抽奖</Tag>
        <Tag kind="info">新人</Tag>
        <Tag kind="mute">包邮</Tag>
        <Countdown until={now + 892_000} now={now} offset={offset} from="minutes" look="primary" />
        <Countdown until={now + 266_000_000} now={now} offset={offset} />
      </Specimen>
    </>
  );
}
