import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Environment } from './env.ts'

/** `env` for a third-party development server: it and its child processes answer only to this machine's host names. */
export function toolEnv(env: Environment, root: string): Environment {
  const guard = pathToFileURL(path.join(root, 'scripts/stack/allowed-hosts-of-tools.ts'))
  return { ...env, NODE_OPTIONS: [env.NODE_OPTIONS, `--import=${guard}`].filter(Boolean).join(' ') }
}
