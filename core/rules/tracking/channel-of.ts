/** What the calls take for an id. */
const idForm = /^[A-Za-z0-9_.:-]{1,64}$/;

/** The channel somebody came by (§3, Channel context): the one kept from a link, or the project's own where a link carried none or nonsense. */
export const channelOf = (kept: string | undefined, ofProject: string): string =>
  kept !== undefined && idForm.test(kept) ? kept : ofProject;
