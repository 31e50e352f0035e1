import type { easyUse } from '#core/contract/goods/easy-use.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { sendAutoExchangeCode, setAutoExchange } from './auto-exchange.ts';
import { easyUseCard } from './easy-use-card.ts';
import { exchangeGoods } from './exchange-goods.ts';

export const easyUseRoutes = (deps: Deps): Handlers<typeof easyUse> => ({
  easyUseCard: (_input, { caller }) => easyUseCard(deps, caller),
  easyUseGoods: ({ goodsChannelId, cityCode, pageNum, pageSize }, { caller }) =>
    exchangeGoods(deps, { goodsChannelId, cityCode, pageNum, pageSize, order: 'card' }, caller),
  easyUseHotGoods: ({ cityCode, pageNum, pageSize }, { caller }) =>
    exchangeGoods(deps, { cityCode, pageNum, pageSize, order: 'sales' }, caller),
  sendAutoExchangeCode: (_input, call) => sendAutoExchangeCode(deps, call),
  setAutoExchange: (input, { caller }) => setAutoExchange(deps, input, caller),
});
