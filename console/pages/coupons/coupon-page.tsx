import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { CompensationMark } from './compensation-mark.tsx';
import { CouponActivityForm } from './coupon-activity-form.tsx';
import { CouponForm } from './coupon-form.tsx';
import { CouponOffers } from './coupon-offers.tsx';
import { CouponTerms } from './coupon-terms.tsx';
import { couponTypeName, thresholdText, worthText } from './coupon-words.ts';
import { GrantCard } from './grant-card.tsx';
import { UsedByWeek } from './used-by-week.tsx';
import styles from './coupons.module.css';

const route = getRouteApi('/shell/coupons/$templateId');

/** One coupon: its terms and versions, where it is claimed, and granting it by a list. */
export function CouponPage() {
  const { templateId } = route.useParams();
  const { may } = useMe();
  const query = useQuery(reading(couponConsole.couponTemplate, { templateId }));
  const [form, setForm] = useState<'version' | 'mark' | 'activity'>();
  const close = (): void => setForm(undefined);
  const { data } = query;
  if (!data) return <ListState query={query} isEmpty={false} empty="" />;
  const { title, version, couponType, granted, used, offers, waitingAct, versions } = data;
  const isLatest = versions[0]?.templateId === templateId;
  const facts = [
    couponTypeName(couponType),
    `已发 ${granted.toLocaleString('zh-CN')}`,
    `已用 ${used.toLocaleString('zh-CN')}${granted === 0 ? '' : `（${((used * 100) / granted).toFixed(1)}%）`}`,
  ];
  return (
    <>
      <Head
        title={title}
        tag={
          <>
            {offers > 0 ? <Tag tone="success">可领</Tag> : <Tag>没有在领</Tag>}
            {data.isForCompensation && <Tag tone="info">客服可补偿</Tag>}
            {waitingAct !== null && <Tag tone="warning">{waitingAct}，待审批</Tag>}
          </>
        }
        facts={facts.join(' · ')}
      >
        {may('coupons.approve') && isLatest && (
          <Button onPress={() => setForm('mark')}>
            {data.isForCompensation ? '不再用于补偿…' : '用于补偿…'}
          </Button>
        )}
        {may('coupons.propose') && isLatest && (
          <>
            <Button onPress={() => setForm('activity')}>新开领券活动…</Button>
            <Button onPress={() => setForm('version')}>新版本…</Button>
          </>
        )}
      </Head>
      {form === 'version' && <CouponForm coupon={data} onClose={close} />}
      {form === 'activity' && <CouponActivityForm coupon={data} onClose={close} />}
      {form === 'mark' && <CompensationMark coupon={data} onClose={close} />}
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Card title="面值与条件" facts={`v${version}`}>
            <div className={styles.ticket}>
              <p>
                <b>{worthText(data)}</b>
                {thresholdText(data)}
              </p>
              <p>
                <b>{title}</b>
                {data.scopeText}
                <small>
                  {data.validText}
                  {data.draft.atTills && '，门店收银台也能用'}
                </small>
              </p>
            </div>
            <CouponTerms coupon={data} />
            <ol className={styles.versions} aria-label="版本">
              {versions.map((each) => (
                <li key={each.templateId}>
                  <Link
                    to="/coupons/$templateId"
                    params={{ templateId: each.templateId }}
                    aria-current={each.templateId === templateId ? 'page' : undefined}
                  >
                    v{each.version}
                  </Link>
                  {worthText(each)}，{thresholdText(each)}
                </li>
              ))}
            </ol>
          </Card>
          <CouponOffers coupon={data} />
          <UsedByWeek templateId={templateId} />
        </div>
        <GrantCard key={templateId} coupon={data} />
      </div>
    </>
  );
}
