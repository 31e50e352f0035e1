/** The agreement without which there is no behaviour report; withdrawing it ends the report. */
export const behaviorAgreement = 'internet-behavior';
