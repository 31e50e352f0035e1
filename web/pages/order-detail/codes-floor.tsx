import { Suspense, useState } from 'react';
import { afterSale } from '#core/contract/order/after-sale.ts';
import type { LineDelivery } from '#core/contract/order/after-sale.shapes.ts';
import { inFours } from '#core/rules/format/shown-codes/in-fours.ts';
import { showCodeQuestion } from '#core/rules/wallet/show-code-question.ts';
import { walletEnd } from '#core/rules/wallet/wallet-end.ts';
import { Icon } from '#web/art/icon.tsx';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { copyText } from '#web/platform/hosts/copy-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { askFirst } from '#web/ui/question/ask-first.ts';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Ticket } from '#web/ui/ticket/ticket.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import styles from './codes-floor.module.css';

const QrCode = lazyPart(() => import('#web/ui/qr-code/qr-code.tsx').then((found) => found.QrCode));
const qrSize = 150;

interface CodesFloorProps {
  readonly orderNo: string;
  readonly goodsName: string;
  readonly codes: LineDelivery['codes'];
  readonly serverNow: string;
}

/** 券码: the codes of a line as a ticket, white in every mode; digits are fetched when they are shown and forgotten when hidden. */
export const CodesFloor = ({ orderNo, goodsName, codes, serverNow }: CodesFloorProps) => (
  <Ticket
    label={`${goodsName}的券码`}
    className={styles.ticket}
    headClass={styles.head}
    stubClass={styles.stub}
    head={
      <>
        <h2 className={styles.title}>
          <span className="grow">{goodsName}</span>
          <span className="text-sub">共{codes.length}张</span>
        </h2>
        <ol className={styles.codes} aria-label={`${goodsName}的券码`}>
          {codes.map((code, at) => (
            <Code key={code.codeId} orderNo={orderNo} code={code} place={at + 1} serverNow={serverNow} />
          ))}
        </ol>
      </>
    }
    stub={
      <>
        <Icon of={pinIcon} size={18} />
        <span className="grow">到店出示，店员扫码或输入数字</span>
      </>
    }
  />
);

interface CodeProps {
  readonly orderNo: string;
  readonly code: LineDelivery['codes'][number];
  readonly place: number;
  readonly serverNow: string;
}

function Code({ orderNo, code, place, serverNow }: CodeProps) {
  const call = useApi();
  const queries = useQueryCache();
  const [digits, setDigits] = useState<string>();
  const hasEnded = Date.parse(code.validUntil) <= Date.parse(serverNow);
  const show = useAction(() => call(afterSale.showCode, { orderNo, codeId: code.codeId }), {
    onDone: ({ code: shown }) => {
      setDigits(shown);
      void queries.refresh(afterSale.orderFulfilment.path);
    },
  });
  const ask = async () => {
    if (!code.asksFirst || (await askFirst(showCodeQuestion))) show.run(undefined);
  };
  const copy = async () => {
    if (digits !== undefined && (await copyText(digits))) toast('券码已复制');
    else toast('没有复制成功，请长按券码复制', 'alert');
  };
  const end = hasEnded ? '已过期' : walletEnd(code.validUntil, serverNow).text;
  return (
    <li className={joinClasses(styles.code, (code.isUsed || hasEnded) && styles.over)}>
      {digits !== undefined && (
        <Suspense fallback={<SkeletonBox width={qrSize} height={qrSize} />}>
          <QrCode text={digits} label={`第${place}张券码的二维码`} size={qrSize} />
        </Suspense>
      )}
      <div className={styles.words}>
        <p className={`${styles.digits} number`} aria-live="polite">
          {digits === undefined ? `•••• •••• •••• ${code.lastDigits}` : inFours(digits)}
        </p>
        <p className="text-sub">{code.isUsed ? '已使用' : end}</p>
        <div className={styles.actions}>
          {digits === undefined ? (
            <Button
              kind="soft"
              size="s"
              label={`查看第${place}张券码`}
              busy={show.busy}
              onPress={() => void ask()}
            >
              查看券码
            </Button>
          ) : (
            <>
              <Button kind="soft" size="s" label={`复制第${place}张券码`} onPress={() => void copy()}>
                复制
              </Button>
              <Button
                kind="soft"
                size="s"
                label={`隐藏第${place}张券码`}
                onPress={() => setDigits(undefined)}
              >
                隐藏
              </Button>
            </>
          )}
        </div>
      </div>
    </li>
  );
}
