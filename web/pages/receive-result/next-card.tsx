import { Suspense } from 'react';
import type { ReceivedRight } from '#core/contract/content/rights.shapes.ts';
import { claimNextStep } from '#core/rules/rights/claim-next/claim-next-step.ts';
import { rightsDetailOf } from '#web/features/rights/rights-detail-of.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useJump } from '#web/platform/navigation/use-jump.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { usePart } from '#web/ui/sheet/use-part.tsx';
import styles from './next-card.module.css';

const NearestShops = lazyPart(() =>
  import('#web/features/rights/shops/rights-shops.tsx').then((found) => found.RightsShops),
);
const loadCode = () => import('./claimed-code.tsx').then((found) => found.ClaimedCode);

/** 接下来: what to do with a claimed right, by its kind; of one for shops the nearest one. */
export function NextCard({ record }: { record: ReceivedRight }) {
  const href = useHref();
  const jump = useJump();
  const code = usePart(loadCode);
  const next = claimNextStep(record);
  if (!next) return null;
  const { note, rightsId, rightsName } = record;
  const detail = href(rightsDetailOf({ rightsId }));
  const action = () => {
    switch (next.kind) {
      case 'wait':
        return undefined;
      case 'show':
        return (
          <Button full busy={code.loading} onPress={code.show}>
            出示券码
          </Button>
        );
      case 'visit':
      case 'redeem':
        return (
          <Button full href={detail}>
            去使用
          </Button>
        );
      case 'open':
        return (
          <Button full onPress={() => void jump({ link: note })}>
            去使用
          </Button>
        );
      case 'arrived':
        return (
          <Button
            full
            href={href({ page: rightsName.includes('流量') ? 'flowManage' : 'rightsEntranceRecords' })}
          >
            查看到账
          </Button>
        );
    }
  };
  return (
    <>
      <Floor look="tinted" header={{ title: `接下来：${next.title}`, look: 'plain' }}>
        <p className={styles.text}>{next.text}</p>
        {action()}
        {code.render({ code: note, title: rightsName })}
      </Floor>
      {(next.kind === 'show' || next.kind === 'visit') && (
        <Suspense fallback={null}>
          <NearestShops title="最近门店" rightsId={rightsId} few={{ count: 1, href: detail }} />
        </Suspense>
      )}
    </>
  );
}
