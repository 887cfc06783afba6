import { z } from 'zod'
import { readEnvironment } from '../../schemas/environment/read-environment.ts'

export const testEnvSchema = z.object({
  CHROME_PATH: z.string().min(1).optional(),
  PATH: z.string().default(''),
})

/** The tests' settings from the environment: a custom browser, and the search path of programs. */
export function testEnv(): { chromePath: string | undefined; searchPath: string } {
  const env = readEnvironment(testEnvSchema, process.env, 'the test run')
  return { chromePath: env.CHROME_PATH, searchPath: env.PATH }
}

/** The caller's environment with the variables of a test run. */
export const testVariables = (own: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...own,
})
