/** The id format that calls accept. */
const idForm = /^[A-Za-z0-9_.:-]{1,64}$/;
export const isChannelId = (value: string | undefined): value is string =>
  value !== undefined && idForm.test(value);

/** The visitor's channel (§3, Channel context): the valid one stored from a link, otherwise the project's default. */
export const channelOf = (stored: string | undefined, projectDefault: string): string =>
  isChannelId(stored) ? stored : projectDefault;
