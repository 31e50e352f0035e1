import { area } from '#core/contract/common/area.ts';
import type { City } from '#core/contract/fields.ts';
import type { ShownAnswer } from '#web/platform/answers/use-answer.ts';
import { useCall } from '#web/platform/answers/use-call.ts';

/** The city table changes rarely, so it is cached while the page is open. */
const staleMs = 3_600_000;

export type AllCities = ShownAnswer<readonly City[]>;

export const useAllCities = (): AllCities => useCall(area.allCities, {}, { staleMs });
