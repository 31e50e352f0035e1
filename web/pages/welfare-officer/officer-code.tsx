import { agreements } from '#core/contract/common/agreements.ts';
import { LogoMark } from '#web/art/logo-mark.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ScanCode, ScanCodeSkeleton } from '#web/ui/qr-code/scan-code.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { Ticket } from '#web/ui/ticket/ticket.tsx';
import { officer } from './officer.ts';
import styles from './officer-code.module.css';

const steps = ['长按或扫码添加', '每月1日收到提醒', '点开链接领权益'];

/** The QR code to add the officer. */
export function OfficerCode({ onShare }: { onShare: () => void }) {
  const { data, error, refetch } = useCall(agreements.qrCodeMaterial, { materialId: officer.materialId });
  return (
    <Ticket
      label="添加福利官"
      className={styles.ticket}
      headClass={styles.ticketHead}
      stubClass={styles.ticketStub}
      head={
        <>
          <h2>{data?.title ?? `权益福利官·${officer.name}`}</h2>
          <div className={styles.qrCode}>
            {data && (
              <ScanCode
                content={data.content}
                label={`${data.title}的二维码`}
                mark={<LogoMark size={34} />}
              />
            )}
            {!data && (
              <QueryPlaceholder
                query={{ error, refetch }}
                skeleton={<ScanCodeSkeleton />}
                failedTitle="二维码没有加载出来"
                failedLook="page"
                failedSize={116}
              />
            )}
          </div>
          <p className={styles.guide}>{data?.guide ?? '长按识别二维码，添加福利官'}</p>
        </>
      }
      stub={
        <>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Button full onPress={onShare}>
            分享给好友
          </Button>
        </>
      }
    />
  );
}
