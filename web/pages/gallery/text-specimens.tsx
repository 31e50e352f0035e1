import { Card } from '#web/ui/card/card.tsx';
import { Steps } from '#web/ui/steps/steps.tsx';
import { Text } from '#web/ui/text/text.tsx';
import { Specimen } from './specimen.tsx';

const steps = [
  { title: '报名', text: '10:00–12:00' },
  { title: '公布抽签', text: '12:30' },
  { title: '中签购买', text: '30分钟内' },
];

/** The looks of texts on a card, and steps. */
export const TextSpecimens = () => (
  <Specimen title="文字、卡片、步骤">
    <Card style={{ margin: '0 var(--gutter)', padding: 'var(--card-padding)' }}>
      <Text look="headline" block>
        会员权益月月领
      </Text>
      <Text look="titleLarge" block>
        影音随心选
      </Text>
      <Text look="title" block>
        本月可领
      </Text>
      <Text look="titleSmall" block>
        黄金会员
      </Text>
      <Text look="itemTitle" block>
        视频会员月卡
      </Text>
      <Text look="name" block>
        咖啡券
      </Text>
      <Text look="caption" block>
        每月1日更新
      </Text>
      <Text look="note" block>
        今日到账
      </Text>
      <Steps steps={steps} current={1} />
    </Card>
  </Specimen>
);
