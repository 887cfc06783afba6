/** The environment that the site, the Studio and the scripts would be started with from here. */
export const givenEnv = (): Record<string, string | undefined> => ({ ...process.env })
