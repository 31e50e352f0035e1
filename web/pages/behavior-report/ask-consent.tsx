import { sampleBehavior } from '#core/rules/number/sample-behavior.ts';
import { Tag } from '#web/ui/tag/tag.tsx';
import { Text } from '#web/ui/text/text.tsx';
import { agreements } from '#core/contract/common/agreements.ts';
import { phoneFlow } from '#core/contract/content/phone-flow.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useConsent } from '#web/platform/consent/use-consent.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { RuleList } from '#web/ui/rule-list/rule-list.tsx';
import { DaysFloor } from './days-floor.tsx';
import { KindsFloor } from './kinds-floor.tsx';
import { MonthFloor } from './month-floor.tsx';
import styles from './behavior-report.module.css';

const promises = [
  '按天统计本机号码在几类应用上的流量和时长，不含网址、应用名称和内容',
  '只在您打开报告时读取，只给您本人看，我们不保存副本',
  '可以随时撤回同意，撤回后立即停止读取',
];

interface AskConsentProps {
  readonly agreement: { readonly templateId: string; readonly version: string; readonly title: string };
}

/** Explains the report, asks for consent and shows a sample; nothing was read before. */
export function AskConsent({ agreement: { templateId, version, title } }: AskConsentProps) {
  const call = useApi();
  const queries = useQueryCache();
  const asked = useConsent({ texts: [{ templateId, title }], action: '查看' });
  const consent = useAction(() => call(agreements.saveAgreement, { templateId, version }), {
    onDone: () => void queries.refresh(phoneFlow.behaviorReport.path),
  });
  return (
    <>
      <Floor header={{ title: '查看前需要您的同意' }}>
        <RuleList rules={promises} />
        {asked.choice(styles.agreement)}
        <Button full busy={consent.busy} onPress={() => asked.whenAgreed(() => consent.run(undefined))}>
          同意并查看
        </Button>
        {asked.dialogs}
      </Floor>
      <SampleReport />
    </>
  );
}

const mark = <Tag kind="info">示例</Tag>;

/** What a report looks like, before the consent; every floor says that it is a sample. */
const SampleReport = () => (
  <section aria-label="报告示例">
    <MonthFloor {...sampleBehavior}>
      {mark} <Text look="caption">下面是示例数据，不是您的上网记录</Text>
    </MonthFloor>
    <KindsFloor days={sampleBehavior.days} chip={mark} />
    <DaysFloor {...sampleBehavior} chip={mark} />
  </section>
);
