import { names } from '#core/config/names.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { membership } from '#core/contract/user/membership.ts';
import { useNumberCall } from '#web/features/number/use-number-call.ts';
import type { QueryResult } from '#web/platform/queries/use-query.ts';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { WarnNote } from '#web/ui/warn-note/warn-note.tsx';
import styles from './number-status.module.css';

type Status = DataOf<typeof membership.mobileStatus>;
type ShownStatus = Pick<QueryResult<Status>, 'data' | 'error'>;

const states: Readonly<Record<Status['status'], string>> = {
  normal: '正常使用中',
  suspended: '已停机',
  closed: '已销号',
};

/** The state of the own number; billing gives it for no other. */
export const useNumberStatus = (enabled: boolean): ShownStatus =>
  useNumberCall(membership.mobileStatus, {}, { enabled, staleMs: 60_000 });

/** State, home area and age of the number in one line. */
export function NumberStatusText({ status: { data, error } }: { status: ShownStatus }) {
  if (error && !data) return null;
  return (
    <p className={styles.text}>{data ? statusText(data) : <SkeletonBox width={150} height="1.4em" />}</p>
  );
}

const statusText = ({ status, areaName, joinedOn }: Status): string =>
  [states[status], areaName, ...(joinedOn === null ? [] : [joinedText(joinedOn)])].join('，');

const joinedText = (joinedOn: string): string => {
  const [year, month] = joinedOn.split('-').map(Number);
  return `${year}年${month}月入网`;
};

/** What a number that is not in use cannot do, and who helps. */
export function NumberStatusNotice({ status: { data } }: { status: ShownStatus }) {
  if (!data || data.status === 'normal') return null;
  return (
    <WarnNote>
      {data.status === 'suspended'
        ? '号码已停机，停机期间不能开通会员和业务，交清话费后自动恢复'
        : '号码已销号，不能再开通会员和业务'}
      ；有疑问请拨打 <a href={`tel:${names.hotline}`}>{names.hotline}</a>
    </WarnNote>
  );
}
