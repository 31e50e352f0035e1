/** The visitors a floor is for; an empty list: all of them. */
export interface FloorAudience {
  readonly areas: readonly string[];
  readonly brands: readonly string[];
  readonly levels: readonly number[];
  readonly hosts: readonly string[];
}

/** The visitor as far as known: a guest has no brand and no level. */
export interface FloorVisitor {
  readonly cityCode?: string | undefined;
  readonly brand?: string | undefined;
  readonly level?: number | undefined;
  readonly host?: string | undefined;
}

/** What the floors of a region depend on, so that a page requests them again only where its visitor's values matter. */
export const floorVariants = ['city', 'member', 'host'] as const;
export type FloorVariant = (typeof floorVariants)[number];

const fits = <Value>(requested: readonly Value[], value: Value | undefined): boolean =>
  requested.length === 0 || (value !== undefined && requested.includes(value));

/** Whether a visitor sees a floor. What is not known about the visitor fits no floor that requires it. */
export const isFloorFor = (
  { areas, brands, levels, hosts }: FloorAudience,
  { cityCode, brand, level, host }: FloorVisitor,
): boolean => fits(areas, cityCode) && fits(brands, brand) && fits(levels, level) && fits(hosts, host);

export function floorsVaryBy(floors: readonly FloorAudience[]): readonly FloorVariant[] {
  const depends: Readonly<Record<FloorVariant, (floor: FloorAudience) => boolean>> = {
    city: ({ areas }) => areas.length > 0,
    member: ({ brands, levels }) => brands.length > 0 || levels.length > 0,
    host: ({ hosts }) => hosts.length > 0,
  };
  return floorVariants.filter((variant) => floors.some(depends[variant]));
}
