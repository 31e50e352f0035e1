import { businessOrder } from '#core/contract/content/business-order.ts';
import { phoneManage } from '#core/contract/content/phone-manage.ts';
import { isMissing } from '#core/rules/failures/is-missing.ts';
import { FloorSkeleton } from '#web/features/number/number-page.tsx';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { RuleList } from '#web/ui/rule-list/rule-list.tsx';
import { ChangeService } from './change-service.tsx';
import styles from './service-detail.module.css';

/** One offer with its rules; opening it, or leaving it as easily. */
export function ServiceDetail({ businessId }: { businessId: string }) {
  const picture = usePicture();
  const href = useHref();
  const detail = useCall(businessOrder.vipOrderBusinessDetail, { businessId });
  const opening = useCall(phoneManage.businessCheck, { businessId, action: 'open' });
  const leaving = useCall(phoneManage.businessCheck, { businessId, action: 'close' });
  if (isMissing(detail.error))
    return (
      <EmptyState
        art="search"
        title="没有找到该业务"
        text="它可能已停止办理，看看其他业务吧"
        action={{ text: '全部业务', href: href({ page: 'serviceProvision' }) }}
      />
    );
  return (
    <QueryState query={detail} skeleton={<FloorSkeleton heights={[96, 120, 160]} />} failedLook="page">
      {({ businessName, summary, priceText, picUrl, detail: text, rules }) => (
        <>
          <Floor label={businessName}>
            <div className={styles.head}>
              <img src={picture(picUrl)} width={72} height={72} alt="" />
              <div className="grow">
                <h2 className={styles.name}>{businessName}</h2>
                <p className="text-tertiary">{summary}</p>
                <p className={`number ${styles.price}`}>{priceText}</p>
              </div>
            </div>
          </Floor>
          <Floor header={{ title: '业务说明' }}>
            {text.split('\n').map((paragraph) => (
              <p key={paragraph} className={styles.text}>
                {paragraph}
              </p>
            ))}
            <RuleList rules={rules} />
          </Floor>
          <QueryState query={opening} skeleton={<FloorSkeleton heights={[140]} />}>
            {(open) => (
              <QueryState query={leaving} skeleton={<FloorSkeleton heights={[140]} />}>
                {(close) => (
                  <ChangeService businessId={businessId} name={businessName} open={open} close={close} />
                )}
              </QueryState>
            )}
          </QueryState>
        </>
      )}
    </QueryState>
  );
}
