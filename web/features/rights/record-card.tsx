import type { ReceivedRight } from '#core/contract/content/rights.shapes.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import { usePicture } from '#web/platform/world/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Tag, type TagProps } from '#web/ui/tag/tag.tsx';

const states: Readonly<Record<ReceivedRight['state'], { text: string; tone: TagProps['kind'] }>> = {
  delivering: { text: '发放中', tone: 'info' },
  delivered: { text: '已发放', tone: 'ok' },
  failed: { text: '未成功', tone: 'warn' },
};

const two = (n: number): string => String(n).padStart(2, '0');
const moment = (iso: string): string => {
  const { year, month, day, hour, minute } = chinaTime(new Date(iso));
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
};

/** One claim: what it was, when, and what became of it. */
export function RecordCard({ record }: { record: ReceivedRight }) {
  const picture = usePicture();
  const { text, tone } = states[record.state];
  return (
    <li className="rr__c">
      <LazyImage src={picture(record.picUrl)} />
      <div className="grow">
        <h2 className="rr__n l1">{record.rightsName}</h2>
        <p className="rr__m l1">{record.productName}</p>
        <p className="rr__m">领取时间 <time dateTime={record.claimedAt}>{moment(record.claimedAt)}</time></p>
        {record.note !== '' && <p className={record.state === 'failed' ? 'rr__x rr__x--bad' : 'rr__x'}>{record.note}</p>}
      </div>
      <Tag kind={tone}>{text}</Tag>
    </li>
  );
}
