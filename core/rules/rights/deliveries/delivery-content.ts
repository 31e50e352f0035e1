/** Whether delivered content is a link to open; otherwise it is a code. */
export const isDeliveryLink = (content: string): boolean => /^https?:\/\/\S+$/.test(content);
