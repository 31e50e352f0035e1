/** What a delivered right brought is a link to open, or a code to type elsewhere. */
export const isDeliveryLink = (content: string): boolean => /^https?:\/\/\S+$/.test(content);
