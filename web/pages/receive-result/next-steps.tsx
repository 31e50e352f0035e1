import type { ReceivedRight } from '#core/contract/content/rights.shapes.ts';
import { rightsDetailOf } from '#web/features/rights/rights-detail-of.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { Button } from '#web/ui/button/button.tsx';

/** The next steps after a claim: other rights, or a retry. */
export function NextSteps({ record: { state, rightsId } }: { record: ReceivedRight }) {
  const href = useHref();
  const detail = href(rightsDetailOf({ rightsId }));
  return state === 'failed' ? (
    <>
      <Button full href={detail}>
        重新领取
      </Button>
      <Button full kind="plain" href={href({ page: 'questionList' })}>
        联系客服
      </Button>
    </>
  ) : (
    <>
      <Button full kind="outline" href={href({ page: 'myMonth' })}>
        继续领取其他权益
      </Button>
      <Button full kind="plain" href={detail}>
        查看使用说明
      </Button>
    </>
  );
}
