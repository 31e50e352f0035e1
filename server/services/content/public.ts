export { cardCodeHash } from './card-code/card-code-hash.ts';
export { exchangeView } from './card-code/exchange-view.ts';
export { keepCardCodes, makeCardCodes } from './card-code/make-card-codes.ts';
export { exchangesOf } from './card-code/tables.ts';
