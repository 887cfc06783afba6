import { z } from 'zod'
import { readEnvironment } from '../../schemas/environment/read-environment.ts'

export const testEnvSchema = z.object({
  CHROME_PATH: z.string().min(1).optional(),
  PATH: z.string().default(''),
})

/** What the tests read from the environment: a browser of one's own, and where programs are. */
export function testEnv(): { chromePath: string | undefined; searchPath: string } {
  const env = readEnvironment(testEnvSchema, process.env, 'the test run')
  return { chromePath: env.CHROME_PATH, searchPath: env.PATH }
}

/** The caller's environment, with what a run of tests is told by its own. */
export const testVariables = (own: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...own,
})
