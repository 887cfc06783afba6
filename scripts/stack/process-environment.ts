import type { Variables } from '../../schemas/environment/read-environment.ts'
import { CHILD_ENV, callersEnv, type Environment } from './env.ts'
import { type ProcessName, processSchemas, productVariables } from './process-schemas.ts'

/** Matches names of variables that hold secrets of any program. */
const SECRET = /TOKEN|SECRET|PASSW|CREDENTIAL|AUTH|(^|_)KEYS?(_|$)/i

/**
 * The environment of one process: the product variables in its schema, from `values` or else from the caller, and the
 * caller's other variables, without secrets.
 */
export function environmentOf(process: ProcessName, values: Variables): Environment {
  const named = new Set(Object.keys(processSchemas[process].shape))
  const isMachines = (name: string) => !productVariables.has(name) && !SECRET.test(name)
  return {
    ...only(callersEnv(), (name) => named.has(name) || isMachines(name)),
    ...CHILD_ENV,
    ...only(values, (name) => named.has(name)),
  }
}

const only = (variables: Variables, isWanted: (name: string) => boolean): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => isWanted(name)))
