/** The passes kept in local storage. */
export const keptPassesKey = 'passes1';
