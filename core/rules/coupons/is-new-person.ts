const newPersonDays = 30;
const dayMs = 86_400_000;

/** Whether a subscriber still gets gifts for new members: in the first days of the first membership. */
export const isNewPerson = (memberSince: Date | undefined, now: Date): boolean =>
  memberSince !== undefined && now.getTime() - memberSince.getTime() < newPersonDays * dayMs;
