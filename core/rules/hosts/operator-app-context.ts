/** The answer of the operator app's getConcatenationInfo. */
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

/** The operator-app context of some claims (§3); after a failure or timeout of the app it has only smsId (§8). */
export const operatorAppContext = (smsId: string, info?: ConcatenationInfo): OperatorAppContext => {
  if (!info) return { smsId };
  const wtAc = [info.channelId, info.yx].filter(Boolean).join('_');
  return { smsId, ...(wtAc && { wtAc }), ...(info.token && { wtAcId: info.token }) };
};
