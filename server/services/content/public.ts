export { cardCodeHash } from './card-code/card-code-hash.ts';
export { exchangeView } from './card-code/exchange-view.ts';
export { keepCardCodes, makeCardCodes } from './card-code/make-card-codes.ts';
export { forgetNumbers } from './phone-manage/forget-numbers.ts';
export { exchangesOf } from './card-code/tables.ts';
