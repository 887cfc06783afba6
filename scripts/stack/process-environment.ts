import type { Variables } from '../../schemas/environment/read-environment.ts'
import { callersEnv, type Environment, QUIET } from './env.ts'
import { type ProcessName, processSchemas, productVariables } from './process-schemas.ts'

/** What a variable is called that holds a secret, of whatever program. */
const SECRET = /TOKEN|SECRET|PASSW|CREDENTIAL|AUTH|(^|_)KEYS?(_|$)/i

/**
 * The environment of one process: of the product's variables those that its schema names, as the stack has
 * them in `values`, else as the caller set them; and what the caller's machine needs, without its secrets.
 */
export function environmentOf(process: ProcessName, values: Variables): Environment {
  const named = new Set(Object.keys(processSchemas[process].shape))
  const isMachines = (name: string) => !productVariables.has(name) && !SECRET.test(name)
  return {
    ...only(callersEnv(), (name) => named.has(name) || isMachines(name)),
    ...QUIET,
    ...only(values, (name) => named.has(name)),
  }
}

const only = (variables: Variables, isWanted: (name: string) => boolean): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => isWanted(name)))
