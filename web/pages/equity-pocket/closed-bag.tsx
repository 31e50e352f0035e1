import { useState } from 'react';
import { agreements } from '#core/contract/common/agreements.ts';
import type { blessingBag } from '#core/contract/content/blessing-bag.ts';
import type { BlessingBag } from '#core/contract/content/blessing-bag.shapes.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { useAction } from '#web/platform/answers/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { channelHere } from '#web/platform/tracking/channel-here.ts';
import { useWorld } from '#web/platform/world/world.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Agreement } from '#web/ui/checkbox/agreement.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { BagHead } from './bag-head.tsx';

interface ClosedBagProps {
  readonly bag: BlessingBag;
  readonly protocol: DataOf<typeof blessingBag.blessingBagProtocol>;
  onOpened(): void;
}

/** A bag nobody has opened yet: what is in it is said, what it takes to open it is agreed to first. */
export function ClosedBag({ bag, protocol: { templateId, version, title }, onOpened }: ClosedBagProps) {
  const call = useApi();
  const world = useWorld();
  const [agreed, setAgreed] = useState(false);
  const opening = useAction(
    () => call(agreements.saveAgreement, { templateId, version, channelId: channelHere(world) }),
    { onDone: onOpened },
  );
  const open = () => (agreed ? opening.run(undefined) : toast(`请先阅读并同意《${title}》`));
  return (
    <BagHead
      title={
        <>
          本月福袋装了<span className="num">{bag.rightsList.length}</span>项权益
        </>
      }
      line={bag.usableCount > 0 ? `其中${bag.usableCount}项现在就能领` : '打开看看何时可领'}
      action={
        <Button kind="accent" size="m" busy={opening.busy} onPress={open}>
          打开福袋
        </Button>
      }
    >
      <div className="bag__g">
        <Agreement onChange={setAgreed}>我已阅读并同意</Agreement>
        <PageLink to={{ page: 'protocol', query: { templateId } }}>《{title}》</PageLink>
      </div>
    </BagHead>
  );
}
