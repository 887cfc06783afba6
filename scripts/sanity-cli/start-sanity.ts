import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { environmentFor } from './env.ts'

type Lake = {
  /** Undefined for the hosted service. */
  apiHost: string | undefined
  projectId: string
  token: string
}

const REGISTER = new URL('./register.ts', import.meta.url).href
const CLI = fileURLToPath(new URL('bin/sanity', import.meta.resolve('sanity/package.json')))

/** Starts Sanity's own command line on a lake, for example `dataset export production docs.tar.gz`. */
export function startSanity(
  args: readonly string[],
  lake: Lake,
  options: Pick<SpawnOptions, 'cwd' | 'stdio'>,
): ChildProcess {
  const [topic = '', command = ''] = args
  // These topics need `--project-id`; `rotate` does not, as a token knows its project.
  const isProjects = ['dataset', 'tokens'].includes(topic) && command !== 'rotate'
  const project = isProjects ? ['--project-id', lake.projectId] : []
  return spawn(process.execPath, ['--import', REGISTER, CLI, ...args, ...project], {
    ...options,
    env: environmentFor(lake),
  })
}
