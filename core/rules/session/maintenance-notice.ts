import { isCode } from '../format/codes.ts';

export interface ServerStatus {
  readonly type?: number | string | null | undefined;
  readonly act_title?: string | null | undefined;
  readonly act_message?: string | null | undefined;
}

export interface MaintenanceNotice {
  readonly title: string;
  readonly message: string;
}

export const maintenanceDefaults: MaintenanceNotice = {
  title: '维护公告',
  message: '系统维护中，请稍后再试...',
};

/** Status type 4 shows the notice, unless the route's showNotice is false (§2, §4). */
export const maintenanceNotice = (
  status: ServerStatus | null | undefined,
  showNotice = true,
): MaintenanceNotice | undefined =>
  showNotice && isCode(status?.type, 4)
    ? {
        title: status?.act_title || maintenanceDefaults.title,
        message: status?.act_message || maintenanceDefaults.message,
      }
    : undefined;
