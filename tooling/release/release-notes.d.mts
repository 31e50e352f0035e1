/** The section of CHANGELOG.md for a tag such as v0.2.0; throws when tag, package.json and CHANGELOG.md do not agree. */
export function releaseNotes(tag: string, version: string, changelog: string): string;
