const LONGEST_S = 30

/** Seconds to wait before the given attempt, counted from 1: twice as long each time, half a minute at most. */
export const backoff = (attempt: number) => Math.min(LONGEST_S, 2 ** (attempt - 1))
