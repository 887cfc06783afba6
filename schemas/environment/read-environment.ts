import type { z } from 'zod'
import { explainVariable } from './explain-variable.ts'

export type Variables = Record<string, string | undefined>

/**
 * Parses the environment by `schema`; an empty variable counts as unset, as in shells and env files. Throws one error
 * with a line for each invalid variable. `who` names the program: “the site”.
 */
export function readEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  variables: Variables,
  who: string,
): z.output<Schema> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(set)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues
    .map((issue) => ({ issue, name: issue.path.join('.') }))
    // Reports only the first issue of each variable.
    .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at)
    .map(({ issue, name }) => explainVariable(name, set[name], issue))
  throw new Error(
    `The environment of ${who} is wrong:\n  ${lines.join('\n  ')}\ndocs/environment.md says what each variable means; \`npm start\` sets those of the local stack for what it runs.`,
    { cause: parsed.error },
  )
}
