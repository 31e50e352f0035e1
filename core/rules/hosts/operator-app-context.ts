/** What the operator app's getConcatenationInfo knows; undefined when it failed or ran out of time. */
export interface ConcatenationInfo {
  readonly channelId?: string | undefined;
  readonly yx?: string | undefined;
  readonly token?: string | undefined;
}

export interface OperatorAppContext {
  readonly smsId: string;
  readonly wtAc?: string;
  readonly wtAcId?: string;
}

/** The operator-app context attached to some claims (§3); without the app's answer only smsId is left (§8). */
export const operatorAppContext = (smsId: string, info?: ConcatenationInfo): OperatorAppContext => {
  if (!info) return { smsId };
  const wtAc = [info.channelId, info.yx].filter(Boolean).join('_');
  return { smsId, ...(wtAc && { wtAc }), ...(info.token && { wtAcId: info.token }) };
};
