import type { ReceivedRight } from '#core/contract/content/rights.shapes.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Tag, type TagProps } from '#web/ui/tag/tag.tsx';
import { Brought } from '../claimed/brought.tsx';
import { ClaimTrace } from '../claimed/claim-trace.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './claim-records.module.css';

const states: Readonly<Record<ReceivedRight['state'], { text: string; tone: TagProps['kind'] }>> = {
  delivering: { text: '发放中', tone: 'info' },
  delivered: { text: '已发放', tone: 'ok' },
  failed: { text: '未成功', tone: 'warn' },
};

/** One claim: right, time, state, delivered content and trace. */
export function RecordCard({ record, href }: { record: ReceivedRight; href?: string | undefined }) {
  const picture = usePicture();
  const { text, tone } = states[record.state];
  return (
    <Card as="li" className={styles.recordCard}>
      <LazyImage className={styles.picture} src={picture(record.picUrl)} />
      <div className="grow">
        <Text as="h2" look="name" className="one-line">
          {href === undefined ? (
            record.rightsName
          ) : (
            <a className={styles.recordLink} href={href}>
              {record.rightsName}
            </a>
          )}
        </Text>
        <Text as="p" look="note" className="one-line">
          {record.productName}
        </Text>
        <Text as="p" look="note">
          领取时间 <time dateTime={record.claimedAt}>{chinaMinute(new Date(record.claimedAt))}</time>
        </Text>
        {record.note !== '' && record.state !== 'delivered' && (
          <p className={record.state === 'failed' ? `${styles.note} ${styles.failedNote}` : styles.note}>
            {record.note}
          </p>
        )}
      </div>
      <Tag kind={tone}>{text}</Tag>
      {record.note !== '' && record.state === 'delivered' && (
        <div className={styles.delivered}>
          <Brought content={record.note} rightsName={record.rightsName} />
        </div>
      )}
      <div className={styles.trace}>
        <ClaimTrace className={styles.claimTrace} trace={record.trace} />
      </div>
    </Card>
  );
}
