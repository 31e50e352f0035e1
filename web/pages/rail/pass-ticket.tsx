import type { LoungePass } from '#core/contract/goods/rail.shapes.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { codeLifeMs } from '#core/rules/lounge/lounge-code.ts';
import { Icon } from '#web/art/icon.tsx';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { navIcon } from '#web/art/icons/nav-icon.ts';
import { refreshIcon } from '#web/art/icons/refresh-icon.ts';
import { warnIcon } from '#web/art/icons/warn-icon.ts';
import { LogoMark } from '#web/art/logo-mark.tsx';
import { useOpenMap } from '#web/platform/hosts/use-open-map.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { QrCode } from '#web/ui/qr-code/qr-code.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import type { ShownCode } from './use-lounge-code.ts';
import { CancelVisit } from './cancel-visit.tsx';
import styles from './rail-verification.module.css';

interface PassTicketProps {
  readonly pass: LoungePass;
  readonly code: ShownCode;
  readonly isOffline: boolean;
}

const states = {
  waiting: { tag: '待核销', kind: 'ok', title: '' },
  verified: { tag: '已核销', kind: 'info', title: '核销成功' },
  expired: { tag: '已过期', kind: 'mute', title: '这次预约已过期，次数已退回' },
  cancelled: { tag: '已取消', kind: 'mute', title: '这次预约已取消，次数已退回' },
} as const;

/** The ticket: hall, code or outcome, and what it takes. */
export function PassTicket({ pass, code, isOffline }: PassTicketProps) {
  const picture = usePicture();
  const { hall, state, lastScan } = pass;
  const refused = state === 'waiting' && lastScan && lastScan.verdict !== 'verified' ? lastScan : undefined;
  return (
    <>
      <section className={styles.ticket} aria-label="核销凭证">
        <div className={styles.head}>
          <Tag kind={states[state].kind}>{states[state].tag}</Tag>
          <h2>{hall?.hallName ?? '任一贵宾厅'}</h2>
          {hall && (
            <p>
              {hall.address}
              <br />
              {hall.openHours}
            </p>
          )}
          <img
            src={picture(hall?.kind === 'airport' ? 'goods/air-cut' : 'goods/rail-cut')}
            width="138"
            height="138"
            alt=""
          />
        </div>
        <div className={styles.tear} aria-hidden="true" />
        <div className={styles.code} aria-live="polite">
          {state === 'waiting' ? (
            <WaitingCode code={code} offlineUntil={isOffline ? (pass.seed?.until ?? 0) : undefined} />
          ) : (
            <Outcome pass={pass} />
          )}
          {refused && (
            <p className={styles.refused} role="alert">
              <Icon of={warnIcon} size={18} />
              <span>
                {refused.hallName}：{refused.text}
              </span>
            </p>
          )}
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>使用人</dt>
            <dd className="number">{pass.mobile}</dd>
          </div>
          <div>
            <dt>本次权益</dt>
            <dd>{pass.rightText}</dd>
          </div>
          <div>
            <dt>剩余次数</dt>
            <dd>{state === 'waiting' ? `核销后剩${pass.leftAfter}次` : `还有${pass.leftAfter}次`}</dd>
          </div>
        </dl>
      </section>
      <Actions pass={pass} />
    </>
  );
}

interface WaitingCodeProps {
  readonly code: ShownCode;
  /** Without a network: the last minute for which the phone can make codes. */
  readonly offlineUntil: number | undefined;
}

function WaitingCode({ code, offlineUntil }: WaitingCodeProps) {
  const clock = `00:${String(code.secondsLeft % 60).padStart(2, '0')}`;
  return (
    <>
      <p>请向工作人员出示二维码</p>
      <div className={styles.qr}>
        {code.text === null ? (
          <SkeletonBox width={216} height={216} />
        ) : (
          <QrCode
            text={code.text}
            label="贵宾厅核销二维码"
            size={216}
            mark={<LogoMark size={36} light="#3cb4be" deep="#075e70" />}
          />
        )}
      </div>
      {code.digits !== null && (
        <p className={`number ${styles.digits}`}>
          {code.digits.replace(/^(\d{4})(\d{4})(\d{2})$/, '$1 $2 $3')}
        </p>
      )}
      <p className={styles.refresh} aria-live="off">
        <Icon of={refreshIcon} size={16} />
        <span className="number">{code.secondsLeft === 60 ? '01:00' : clock}</span>
        后自动刷新
      </p>
      <p className={styles.hint}>
        {offlineUntil === undefined
          ? '截图无效，请把屏幕亮度调高后出示'
          : code.minute > offlineUntil
            ? '没有网络已超过12小时，请联网后刷新二维码'
            : `当前没有网络，二维码在${chinaMinute(new Date(offlineUntil * codeLifeMs))}前仍可使用`}
      </p>
    </>
  );
}

function Outcome({ pass: { state, verifiedAt, companions } }: { pass: LoungePass }) {
  return (
    <div className={styles.outcome} role="status">
      <span className={state === 'verified' ? styles.done : styles.ended}>
        <Icon of={state === 'verified' ? checkIcon : warnIcon} size={36} />
      </span>
      <h3>{states[state].title}</h3>
      {state === 'verified' && (
        <p>
          {verifiedAt !== null && `${chinaMinute(new Date(verifiedAt))}入厅`}
          {companions > 0 && `，同行${companions}人`}
        </p>
      )}
    </div>
  );
}

function Actions({ pass: { hall, state, orderId } }: { pass: LoungePass }) {
  const href = useHref();
  const openMap = useOpenMap();
  return (
    <>
      <div className={styles.actions}>
        {hall && (
          <>
            <Button
              className={styles.navigate}
              label={`去这里：${hall.hallName}`}
              onPress={() =>
                openMap({ name: hall.hallName, latitude: hall.latitude, longitude: hall.longitude })
              }
            >
              <Icon of={navIcon} size={20} />
              去这里
            </Button>
            <Button
              className={styles.services}
              href={href({ page: 'railHallDetail', query: { hallId: hall.hallId } })}
            >
              厅内服务
            </Button>
          </>
        )}
      </div>
      {state === 'waiting' && <CancelVisit orderId={orderId} />}
    </>
  );
}
