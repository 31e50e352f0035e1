export const coolingOffDays = 7;

/** When an account is closed whose closing was requested at `now`. */
export const closesAt = (now: Date): Date => new Date(now.getTime() + coolingOffDays * 86_400_000);
