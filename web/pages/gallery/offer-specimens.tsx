import { useArt } from '#web/art/use-art.ts';
import { CouponList } from '#web/ui/coupon-ticket/coupon-list.tsx';
import { CouponTicket } from '#web/ui/coupon-ticket/coupon-ticket.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { MultiOrderTier } from '#web/ui/multi-order-tier/multi-order-tier.tsx';
import { RightsGroup } from '#web/ui/rights/rights-group.tsx';
import { RightsRow } from '#web/ui/rights/rights-row.tsx';
import { rights } from './samples.ts';
import { Specimen } from './specimen.tsx';

const nothing = () => undefined;

/** Rights, coupons and discounts. */
export function OfferSpecimens() {
  const art = useArt();
  return (
    <>
      <Specimen title="权益组">
        <RightsGroup title="影音会员" chip="4选2" meta="本月已选1项">
          {rights.map(({ art: key, ...right }) => (
            <RightsRow key={right.name} {...right} art={art(key)} onPress={nothing} />
          ))}
        </RightsGroup>
      </Specimen>
      <Specimen title="券">
        <CouponList label="我的券">
          <CouponTicket
            worth={{ before: '¥', value: '50' }}
            condition="无门槛"
            name="权益福袋券"
            scope="影音、餐饮、家电等2,600件商品可用"
            expiry="明日到期"
            expiring
            action={{ text: '去使用', href: '#use' }}
          />
          <CouponTicket
            tone="orange"
            worth={{ value: '5', after: '折' }}
            condition="最高减30元"
            name="五折购专享券"
            scope="黄金会员每月1张，指定商品可用"
            expiry="2026.08.31到期"
            action={{ text: '去使用', href: '#use' }}
          />
          <CouponTicket
            tone="blue"
            worth={{ value: '10', after: 'GB' }}
            condition="省内通用"
            name="流量礼包券"
            scope="领取后当月有效，可叠加"
            expiry="2026.08.31到期"
            action={{ text: '领取中', busy: true }}
          />
          <CouponTicket
            tone="teal"
            worth={{ before: '¥', value: '8' }}
            condition="满60可用"
            name="出行加油券"
            scope="全省加油站点通用"
            expiry="2026.09.15到期"
            action={{ text: '详情', kind: 'outline', href: '#detail' }}
          />
          <CouponTicket
            used
            worth={{ before: '¥', value: '12' }}
            condition="满40可用"
            name="咖啡奶茶券"
            scope="指定门店可用"
            expiry="已使用"
          />
        </CouponList>
      </Specimen>
      <Specimen title="多件阶梯">
        <Floor label="多件优惠">
          <MultiOrderTier
            tag="多件优惠"
            text="2件最高享8折，3件及以上最高享7折"
            reached={0}
            stops={[
              { title: '1件', text: '原价' },
              { title: '2件', text: '享8折' },
              { title: '3件及以上', text: '享7折' },
            ]}
          />
        </Floor>
      </Specimen>
    </>
  );
}
