import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Environment } from './env.ts'

/** `env` for a development server that is not ours: it and its own processes answer to this machine's names alone. */
export function toolEnv(env: Environment, root: string): Environment {
  const guard = pathToFileURL(path.join(root, 'scripts/stack/allowed-hosts-of-tools.ts'))
  return { ...env, NODE_OPTIONS: [env.NODE_OPTIONS, `--import=${guard}`].filter(Boolean).join(' ') }
}
