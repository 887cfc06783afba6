import type { Variables } from '../../schemas/environment/read-environment.ts'

/** A copy of the environment variables of this process. */
export const copyProcessEnv = (): Variables => ({ ...process.env })

/** Sets these variables for the command that is imported next, and for its child processes. */
export function useVariables(variables: Variables): void {
  for (const [name, value] of Object.entries(variables))
    if (value !== undefined) process.env[name] = value
}
