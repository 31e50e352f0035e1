export const usersIcon =
  '<circle cx="9" cy="8.5" r="3.5"/><path d="M2.5 19.5c.5-4 3-6 6.5-6s6 2 6.5 6M15.5 5.4a3.5 3.5 0 0 1 0 6.2M18 14c2 .8 3.2 2.7 3.5 5.5"/>';
