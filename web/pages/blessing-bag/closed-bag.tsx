import { agreements } from '#core/contract/common/agreements.ts';
import type { blessingBag } from '#core/contract/content/blessing-bag.ts';
import type { BlessingBag } from '#core/contract/content/blessing-bag.shapes.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useConsent } from '#web/platform/consent/use-consent.tsx';
import { currentChannel } from '#web/platform/tracking/values/current-channel.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { BagHead } from './bag-head.tsx';
import styles from './blessing-bag.module.css';

interface ClosedBagProps {
  readonly bag: BlessingBag;
  readonly protocol: DataOf<typeof blessingBag.blessingBagProtocol>;
  onOpened(): void;
}

/** The unopened bag: contents and consent. */
export function ClosedBag({ bag, protocol: { templateId, version, title }, onOpened }: ClosedBagProps) {
  const call = useApi();
  const site = useSite();
  const consent = useConsent({ texts: [{ templateId, title }], action: '打开' });
  const opening = useAction(
    () => call(agreements.saveAgreement, { templateId, version, channelId: currentChannel(site) }),
    { onDone: onOpened },
  );
  const open = () => consent.whenAgreed(() => opening.run(undefined));
  return (
    <BagHead
      title={
        <>
          本月福袋装了<span className="number">{bag.rightsList.length}</span>项权益
        </>
      }
      text={bag.usableCount > 0 ? `其中${bag.usableCount}项现在就能领` : '打开看看何时可领'}
      action={
        <Button className={styles.actionButton} kind="accent" size="m" busy={opening.busy} onPress={open}>
          打开福袋
        </Button>
      }
    >
      {consent.choice(styles.consent)}
      {consent.dialogs}
    </BagHead>
  );
}
