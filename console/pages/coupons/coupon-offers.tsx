import { useState } from 'react';
import type { CouponOfferRow, CouponTemplateDetail } from '#core/contract/console/coupons/coupons.shapes.ts';
import { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import { formatFen } from '../../platform/format.ts';
import { periodText } from '../../platform/period-text.ts';
import { fenOf, yuanOf } from '../../platform/money.ts';
import { useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Meter } from '../../ui/figure.tsx';
import { Tag } from '../../ui/parts.tsx';
import { OfferStockForm } from './offer-stock-form.tsx';
import styles from './coupons.module.css';

type Act = 'stop' | 'restart' | 'budget' | 'stock';
interface OfferActProps {
  readonly offer: CouponOfferRow;
  readonly onClose: () => void;
}

/** Where the coupon is claimed: its budget, its number, its stop, and starting it again. */
export function CouponOffers({ coupon }: { readonly coupon: CouponTemplateDetail }) {
  const { activities, templateId, amountFen, maxOffFen } = coupon;
  const { may } = useMe();
  const [chosen, setChosen] = useState<{ readonly act: Act; readonly activityId: string }>();
  const close = (): void => setChosen(undefined);
  const choose =
    (act: Act, { activityId }: CouponOfferRow) =>
    () =>
      setChosen({ act, activityId });
  return (
    <Card title="预算" facts="到顶自动停发">
      {activities.length === 0 && <p className={styles.muted}>没有活动在发这张券</p>}
      {activities.map((offer) => (
        <section key={offer.activityId} className={styles.offer} aria-label={offer.title}>
          <header>
            <b>{offer.title}</b>
            <span className={styles.tags}>
              {offer.waitingActs.map((act) => (
                <Tag key={act} tone="warning">
                  {act}，待审批
                </Tag>
              ))}
              <Tag tone={offer.isOn ? 'success' : 'danger'}>{offer.isOn ? '可领' : '已停止'}</Tag>
            </span>
          </header>
          <p>
            {formatFen(offer.spentFen)} 已用
            <span>{offer.budgetFen === null ? '不限' : formatFen(offer.budgetFen)}</span>
          </p>
          {offer.budgetFen !== null && (
            <Meter part={offer.spentFen} whole={offer.budgetFen} label={`${offer.title} 预算已用`} warns />
          )}
          <small>
            {periodText(offer)}，已领 {offer.taken.toLocaleString('zh-CN')}
            {offer.stock !== null && `，还剩 ${(offer.stock - offer.taken).toLocaleString('zh-CN')}`}
          </small>
          {offer.stock !== null && (
            <Meter part={offer.taken} whole={offer.stock} label={`${offer.title} 已领`} warns />
          )}
          <div className={styles.acts}>
            {may('coupons.propose') && (
              <Button size="small" label={`改预算 ${offer.title}`} onPress={choose('budget', offer)}>
                改预算…
              </Button>
            )}
            {may('coupons.propose') && (
              <Button size="small" label={`改数量 ${offer.title}`} onPress={choose('stock', offer)}>
                改数量…
              </Button>
            )}
            {offer.isOn && may('activities.stop') && (
              <Button
                size="small"
                look="danger"
                label={`停发 ${offer.title}`}
                onPress={choose('stop', offer)}
              >
                停发…
              </Button>
            )}
            {!offer.isOn && may('coupons.propose') && (
              <Button size="small" label={`恢复 ${offer.title}`} onPress={choose('restart', offer)}>
                恢复…
              </Button>
            )}
          </div>
          {chosen?.activityId === offer.activityId && chosen.act === 'budget' && (
            <BudgetForm offer={offer} onClose={close} />
          )}
          {chosen?.activityId === offer.activityId && chosen.act === 'stock' && (
            <OfferStockForm
              offer={offer}
              templateId={templateId}
              worthFen={maxOffFen ?? amountFen}
              onClose={close}
            />
          )}
          {chosen?.activityId === offer.activityId && (chosen.act === 'stop' || chosen.act === 'restart') && (
            <StopForm key={chosen.act} act={chosen.act} offer={offer} onClose={close} />
          )}
        </section>
      ))}
    </Card>
  );
}

function StopForm({ act, offer, onClose }: OfferActProps & { readonly act: 'stop' | 'restart' }) {
  const { activityId, title } = offer;
  const [reason, setReason] = useState('');
  const stop = useChange(couponConsole.stopCouponActivity, onClose);
  const restart = useChange(couponConsole.proposeCouponRestart);
  const current = act === 'stop' ? stop : restart;
  return (
    <ActForm
      title={`${act === 'stop' ? '停发' : '恢复'}：${title}`}
      effect={
        act === 'stop'
          ? '马上生效，不能再领；已领的券照常使用；再恢复要另一人同意'
          : '财务或负责人同意后马上可以再领'
      }
      button={act === 'stop' ? '立即停发' : '提交审批'}
      look={act === 'stop' ? 'danger' : 'primary'}
      busy={current.isPending}
      disabled={restart.isSuccess}
      error={current.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => current.mutate({ activityId, reason })}
      onClose={onClose}
      closeText={restart.isSuccess ? '关闭' : '取消'}
    >
      {restart.isSuccess && <p role="status">已提交审批</p>}
    </ActForm>
  );
}

function BudgetForm({ offer: { activityId, title, budgetFen, spentFen }, onClose }: OfferActProps) {
  const [typed, setTyped] = useState(yuanOf(budgetFen ?? spentFen));
  const [reason, setReason] = useState('');
  const propose = useChange(couponConsole.proposeCouponBudget);
  const fen = fenOf(typed);
  return (
    <ActForm
      title={`改预算：${title}`}
      effect={
        fen === undefined
          ? '预算写成元，最多两位小数'
          : `已用 ${formatFen(spentFen)}，还能再发 ${formatFen(Math.max(0, fen - spentFen))}；财务或负责人同意后生效，超过 ¥10,000 还要动态验证码`
      }
      button="提交审批"
      busy={propose.isPending}
      disabled={fen === undefined || fen === budgetFen || propose.isSuccess}
      error={propose.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => fen !== undefined && propose.mutate({ activityId, budgetFen: fen, reason })}
      onClose={onClose}
      closeText={propose.isSuccess ? '关闭' : '取消'}
    >
      <Field label="预算（元）" inputMode="decimal" required value={typed} onValue={setTyped} />
      {propose.isSuccess && <p role="status">已提交审批</p>}
    </ActForm>
  );
}
