interface Alert {
  readonly kind: string;
  readonly enabled: boolean;
}

/** Whether the subscriber is alerted: the switch is on, and so is an alert. A switch without an alert would promise nothing. */
export const alertsOn = (isSwitchedOn: boolean, settings: readonly Alert[]): boolean =>
  isSwitchedOn && settings.some(({ kind, enabled }) => kind === 'alert' && enabled);
