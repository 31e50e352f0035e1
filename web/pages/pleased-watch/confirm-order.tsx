import { businessOrder } from '#core/contract/content/business-order.ts';
import { checkoutTarget } from '#core/rules/order/checkout-target.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useConsent } from '#web/platform/consent/use-consent.tsx';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Popup } from '#web/ui/popup/popup.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import type { PartProps } from '#web/ui/sheet/use-part.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { pack } from './pack.ts';
import styles from './confirm-order.module.css';

interface ConfirmOrderProps extends PartProps {
  readonly businessId: string;
}

/** The terms to agree to before payment. */
export function ConfirmOrder({ open, businessId, onClose }: ConfirmOrderProps) {
  const go = useGo();
  const { data, error, refetch } = useCall(businessOrder.businessConfirm, { businessId }, { enabled: open });
  const consent = useConsent({ texts: data?.agreements ?? [], action: '支付' });
  const pay = () => go(checkoutTarget({ goodsId: pack.goodsId, skuId: pack.skuId }));
  return (
    <>
      <Popup
        open={open}
        title={data?.title ?? '确认办理'}
        onClose={onClose}
        cross={false}
        footer={
          <>
            <Button kind="plain" size="m" full onPress={onClose}>
              再想想
            </Button>
            <Button size="m" full disabled={!data} onPress={() => consent.whenAgreed(pay)}>
              去支付
            </Button>
          </>
        }
      >
        {!data && (
          <QueryPlaceholder
            query={{ error, refetch }}
            skeleton={
              <div role="status" aria-label="加载中">
                <SkeletonBox height={96} />
              </div>
            }
          />
        )}
        {data && (
          <>
            {data.content.split('\n').map((paragraph) => (
              <p key={paragraph} className={styles.text}>
                {paragraph}
              </p>
            ))}
            {consent.choice()}
          </>
        )}
      </Popup>
      {consent.dialogs}
    </>
  );
}
