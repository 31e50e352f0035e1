import { calendarFile } from '#core/rules/activity/appointment.ts';
import { serverNow } from '#web/platform/gateway/server-clock.ts';

interface Session {
  readonly activityId: string;
  readonly beginsAt: string;
  readonly endsAt: string;
}

/** Hands the phone a calendar file (.ics) with the session and an alarm. */
export function saveCalendarFile(
  { activityId, beginsAt, endsAt }: Session,
  title: string,
  href: string,
): void {
  const text = calendarFile({
    uid: `${activityId}@${location.hostname}`,
    title,
    url: new URL(href, location.href).href,
    beginsAt: new Date(beginsAt),
    endsAt: new Date(endsAt),
    now: new Date(serverNow()),
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = 'appointment.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
