import { area } from '#core/contract/common/area.ts';
import type { City } from '#core/contract/fields.ts';
import type { QueryResult } from '#web/platform/queries/use-query.ts';
import { useCall } from '#web/platform/queries/use-call.ts';

/** The city table changes rarely, so it is cached while the page is open. */
const staleMs = 3_600_000;

export type AllCities = QueryResult<readonly City[]>;

export const useAllCities = (): AllCities => useCall(area.allCities, {}, { staleMs });
