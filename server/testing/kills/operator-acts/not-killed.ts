import type { CallName } from './act.ts';

const content =
  'publishes or stores a draft in one transaction with its entry; nothing outside of the database is asked';
const catalogue =
  'changes goods in one transaction with its entry, as proposePrice does; nothing outside of the database is asked';
const promotion =
  'one transaction with its entry, as the acts of flash sales; nothing outside of the database is asked';
const task = 'writes a task in one transaction with its entry, as importShipments does';
const people = 'one transaction with its entry, as lockMember; a second person approves with a code';
const codes = 'its own tests end a process between the steps of making and exporting a file';
const own = 'concerns the operator alone: no entry in the audit log is written';
const pictures = 'its own tests break the store of files between the steps';

/** Calls of the console that write and are not killed here, with the reason. */
export const actsNotKilled: Partial<Readonly<Record<CallName, string>>> = {
  signOut: own,
  saveView: own,
  removeView: own,
  previewToken: 'one transaction with its entry, as viewAs',
  proposeMember: people,
  proposeRoles: people,
  proposeTotpReset: people,
  proposeUnlock: people,
  newInvitation: people,
  revealNumber: 'one transaction with its entry, as viewAs',
  markRevealSeen: 'one transaction with its entry; nothing outside of the database is asked',
  saveDraft: content,
  rebaseDraft: content,
  withdrawRevision: content,
  publishRevision: content,
  scheduleRevision: content,
  rollBackContent: content,
  proposeAgreement: content,
  cancelAgreement: content,
  saveBroadcast: task,
  uploadRecipients: task,
  sendSample: task,
  startBroadcast: task,
  withdrawBroadcast: task,
  uploadGrantList: task,
  startGrant: task,
  importGoods: task,
  proposeCodeBatch: codes,
  stopCodeBatch: codes,
  proposeCodeRestart: codes,
  exportCodeBatch: codes,
  loadCodeFile: codes,
  proposeCouponVersion: promotion,
  proposeCouponBudget: promotion,
  stopCouponActivity: promotion,
  proposeCouponRestart: promotion,
  setForCompensation: promotion,
  stopActivity: promotion,
  proposeActivityRestart: promotion,
  proposeActivityTerms: promotion,
  proposeActivityGuards: promotion,
  proposeLotteryOdds: promotion,
  saveGoods: catalogue,
  unlistGoods: catalogue,
  proposeListing: catalogue,
  importPrices: catalogue,
  proposeStock: catalogue,
  createGoods: catalogue,
  removeDraft: catalogue,
  saveSections: catalogue,
  addSku: catalogue,
  saveSkus: catalogue,
  stopSku: catalogue,
  proposeSkuStart: catalogue,
  endListing: catalogue,
  bulkUnlist: catalogue,
  bulkList: catalogue,
  bulkEdit: catalogue,
  proposePromotion: catalogue,
  stopPromotion: catalogue,
  setGoodsPictures: catalogue,
  uploadPicture: pictures,
  savePicture: pictures,
  setPictureState: pictures,
  proposeRightsProduct: catalogue,
  planRightsStock: catalogue,
  importRightsStock: catalogue,
};

const asRoles = 'written with the roles of a member, as the approval of member.roles';
const byTask = 'its approval starts a task, which importShipments has killed';

/** Kinds of proposals whose approval is not killed here, with the reason. */
export const kindsNotKilled: Readonly<Record<string, string>> = {
  'member.add': asRoles,
  'member.reset-totp': asRoles,
  'member.unlock': asRoles,
  'coupon.grant': byTask,
  'broadcast.send': byTask,
  'codes.restart': codes,
  'lottery.odds': 'its version is written in the transaction of every approval; it needs the demo lottery',
};
