/** The lake that the CLI in this process talks to; undefined for the hosted service. */
export const apiHost = process.env['SANITY_API_HOST'] || undefined

/** This process's environment plus the variables that tell a CLI child process its lake and token. */
export const environmentFor = (lake: { apiHost: string | undefined; token: string }) => ({
  ...process.env,
  ...(lake.apiHost !== undefined && { SANITY_API_HOST: lake.apiHost }),
  SANITY_AUTH_TOKEN: lake.token,
  DO_NOT_TRACK: '1',
})
