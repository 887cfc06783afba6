/** Advisories that do not concern what is deployed: its address, and the reason. */
export const ACCEPTED: Readonly<Record<string, string>> = {}
