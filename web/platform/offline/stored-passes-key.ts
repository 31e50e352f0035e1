/** The passes kept in local storage. */
export const storedPassesKey = 'passes1';
