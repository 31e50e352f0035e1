import type { ButlerService } from '../../contract/content/phone-manage.shapes.ts';

interface ServiceGroup {
  readonly name: string;
  readonly services: readonly ButlerService[];
}

const isOwned = ({ opened, pending, endsOn }: ButlerService): boolean =>
  opened || pending !== null || endsOn !== null;

/** The offers of a number: what it has or has just ordered, then what is paid by the month, then what is paid once. */
export function serviceGroups(services: readonly ButlerService[]): readonly ServiceGroup[] {
  const offers = services.filter((service) => !isOwned(service));
  return [
    { name: '已办业务', services: services.filter(isOwned) },
    { name: '按月办理', services: offers.filter(({ isOnce }) => !isOnce) },
    { name: '按次办理', services: offers.filter(({ isOnce }) => isOnce) },
  ].filter((group) => group.services.length > 0);
}
