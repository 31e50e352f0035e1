import type { MyFlashSales } from '#core/contract/activity/flash-sales.shapes.ts';
import type { FlashSale } from '#core/contract/goods/home.shapes.ts';
import { ticketText } from '#core/rules/activity/ticket-text.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { Icon } from '#web/art/icon.tsx';
import { lockIcon } from '#web/art/icons/lock-icon.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { Countdown } from '#web/ui/countdown/countdown.tsx';
import { Steps } from '#web/ui/steps/steps.tsx';
import styles from './draw-head.module.css';

interface DrawHeadProps {
  readonly session: FlashSale;
  readonly draw: NonNullable<FlashSale['draw']>;
  readonly ticket: MyFlashSales['ticket'] | undefined;
  readonly clock: { readonly now: number; readonly offset: number };
  onEnd(): void;
}

const timeOf = (at: string) => chinaMinute(new Date(at)).slice(-5);
const short = (hash: string) => `${hash.slice(0, 4)}…${hash.slice(-4)}`;

/** The steps of a draw, the ticket, and the commitment that anyone can check later. */
export function DrawHead({ session, draw, ticket, clock, onEnd }: DrawHeadProps) {
  const href = useHref();
  const { registersAt, closesAt, commitment, drawnAt } = draw;
  const step = drawnAt !== null ? 2 : clock.now >= Date.parse(closesAt) ? 1 : 0;
  const next =
    clock.now < Date.parse(registersAt)
      ? { text: '距报名开始', until: registersAt }
      : step === 0
        ? { text: '报名截止还有', until: closesAt }
        : { text: '距公布还有', until: session.beginsAt };
  const steps = [
    { title: '报名', text: `${timeOf(registersAt)}–${timeOf(closesAt)}` },
    { title: '公布抽签', text: timeOf(session.beginsAt) },
    { title: '中签购买', text: '30分钟内' },
  ];
  return (
    <>
      <div className={styles.heading}>
        <h2>公平抽签，不拼手速</h2>
        <span>每人限中1款</span>
      </div>
      <Steps className={styles.steps} steps={steps} current={step} />
      <div className={styles.ticket}>
        <div className={styles.number}>
          <span>您的签号</span>
          <b>{ticket ? ticketText(ticket.ticketNo) : '未报名'}</b>
        </div>
        <div className={styles.facts}>
          {drawnAt === null ? (
            <p className={styles.countdown}>
              {next.text}
              <Countdown key={next.until} until={Date.parse(next.until)} {...clock} onEnd={onEnd} />
            </p>
          ) : (
            <p className={styles.countdown}>{timeOf(drawnAt)} 已公布结果</p>
          )}
          <p className={styles.seal}>
            <Icon of={lockIcon} size={14} />
            <span className="one-line">
              {commitment === null ? '种子待封存' : `种子已封存 ${short(commitment)}`}
            </span>
            <a href={href({ page: 'drawResult', query: { sessionId: session.sessionId } })}>
              {drawnAt === null ? '怎么验证' : '验证结果'}
            </a>
          </p>
        </div>
      </div>
    </>
  );
}
