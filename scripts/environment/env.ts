import type { Variables } from '../../schemas/environment/read-environment.ts'

/** What the caller set. */
export const givenVariables = (): Variables => ({ ...process.env })

/** Has the command that follows, and what it starts, read these variables. */
export function useVariables(variables: Variables): void {
  for (const [name, value] of Object.entries(variables))
    if (value !== undefined) process.env[name] = value
}
