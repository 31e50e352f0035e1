import type { FlashSale } from '../../contract/goods/home.shapes.ts';
import { rightTypeIds } from '../membership/right-type-flags.ts';

/** Whether a session is for members alone (§6, secKill); what guests read before they tap. */
export const isForMembers = ({ rightType }: Pick<FlashSale, 'rightType'>): boolean =>
  rightType === rightTypeIds.isSecKillRight;

/** The name of a session on a home page: 10点会员专场. */
export const flashSaleName = (session: Pick<FlashSale, 'sessionName' | 'rightType'>): string =>
  isForMembers(session) ? `${session.sessionName.replace(/场$/, '')}会员专场` : session.sessionName;
