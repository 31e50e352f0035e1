export { agreementTemplate } from './agreements/agreement-template.ts';
export { agreementTitles } from './agreements/agreement-titles.ts';
export { currentAgreements } from './agreements/current-agreements.ts';
export { checkAgreement, recordConsent } from './agreements/record-consent.ts';
export { publishDocument } from './console/publish-document.ts';
export { hasOpenRevisions, showRevisions } from './console/show-revisions.ts';
export { type NewMessage, sendMessage, sendMessages } from './messages/send-messages.ts';
export { pictureRows, pictureView, valueOfPicture } from './pictures/picture-rows.ts';
export { picturesToUse } from './pictures/usable-pictures.ts';
