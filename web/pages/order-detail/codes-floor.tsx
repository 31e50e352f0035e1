import { Suspense, useState } from 'react';
import { afterSale } from '#core/contract/order/after-sale.ts';
import type { LineDelivery } from '#core/contract/order/after-sale.shapes.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { inFours } from '#core/rules/format/shown-codes/in-fours.ts';
import { showCodeQuestion } from '#core/rules/wallet/show-code-question.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { copyText } from '#web/platform/hosts/copy-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { askFirst } from '#web/ui/question/ask-first.ts';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import styles from './codes-floor.module.css';

const QrCode = lazyPart(() => import('#web/ui/qr-code/qr-code.tsx').then((found) => found.QrCode));
const qrSize = 150;

interface CodesFloorProps {
  readonly orderNo: string;
  readonly goodsName: string;
  readonly codes: LineDelivery['codes'];
}

/** 券码: the codes of a line; digits are fetched when they are shown and forgotten when hidden. */
export const CodesFloor = ({ orderNo, goodsName, codes }: CodesFloorProps) => (
  <Floor
    header={{ title: '券码', look: 'plain', meta: <span className="text-sub">共{codes.length}张</span> }}
  >
    <ol className={styles.codes} aria-label={`${goodsName}的券码`}>
      {codes.map((code, at) => (
        <Code key={code.codeId} orderNo={orderNo} code={code} place={at + 1} />
      ))}
    </ol>
  </Floor>
);

interface CodeProps {
  readonly orderNo: string;
  readonly code: LineDelivery['codes'][number];
  readonly place: number;
}

function Code({ orderNo, code, place }: CodeProps) {
  const call = useApi();
  const queries = useQueryCache();
  const [digits, setDigits] = useState<string>();
  const show = useAction(() => call(afterSale.showCode, { orderNo, codeId: code.codeId }), {
    onDone: ({ code: shown }) => {
      setDigits(shown);
      void queries.refresh(afterSale.orderFulfilment.path);
    },
  });
  const ask = async () => {
    if (code.isShown || (await askFirst(showCodeQuestion))) show.run(undefined);
  };
  const copy = async () => {
    if (digits !== undefined && (await copyText(digits))) toast('券码已复制');
    else toast('没有复制成功，请长按券码复制', 'alert');
  };
  return (
    <li className={styles.code}>
      {digits !== undefined && (
        <Suspense fallback={<SkeletonBox width={qrSize} height={qrSize} />}>
          <QrCode text={digits} label={`第${place}张券码的二维码`} size={qrSize} />
        </Suspense>
      )}
      <div className={styles.words}>
        <p className={`${styles.digits} number`} aria-live="polite">
          {digits === undefined ? `•••• •••• •••• ${code.lastDigits}` : inFours(digits)}
        </p>
        <p className="text-sub text-tertiary">
          {code.isUsed ? '已使用' : `${chinaDay(new Date(code.validUntil))}前有效`}
        </p>
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
              <Button kind="outline" size="s" label={`复制第${place}张券码`} onPress={() => void copy()}>
                复制
              </Button>
              <Button
                kind="outline"
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
