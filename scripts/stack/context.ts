import path from 'node:path'
import type { Variables } from '../../schemas/environment/read-environment.ts'
import type { StackOptions } from './env.ts'
import type { StackUrls } from './environment.ts'
import { environmentOf } from './process-environment.ts'
import type { ProcessName } from './process-schemas.ts'
import { runNode } from './run-node.ts'
import type { Secrets } from './secrets.ts'
import { type Service, type ServiceSetting, type ServiceSpec, startService } from './service.ts'
import { siteFolder } from './site-folder.ts'

/** Context shared by the steps that start a stack. */
export type StackContext = {
  options: StackOptions
  urls: StackUrls
  secrets: Secrets
  /** The product's variables; `environmentOf` selects those of each process. */
  env: Variables
  signal: AbortSignal
  setting: ServiceSetting
  /** Running services, stopped with the stack. */
  services: Pick<Service, 'stop'>[]
}

/** Starts a service and stops it with the stack. */
export async function start(context: StackContext, spec: ServiceSpec): Promise<void> {
  context.services.push(await startService(spec, context.setting))
}

/** Runs a command to its end. If the stack is killed meanwhile, the next start ends the command. */
export function run(
  { options, env, signal, setting }: StackContext,
  name: ProcessName,
  args: string[],
  own: Partial<Parameters<typeof runNode>[1]> = {},
): Promise<void> {
  const started = (pid: number) => setting.onPid(name, pid)
  return runNode(args, {
    cwd: options.root,
    env: environmentOf(name, env),
    signal,
    started,
    ...own,
  })
}

/** Path of the stamp file of a step, which records its input so that the step is skipped next time. */
export const stampFile = ({ data }: StackOptions, name: string) => path.join(data, `${name}.stamp`)

/** Folders of the builds that the stack serves. */
export const builds = (options: StackOptions) => ({
  site: path.join(options.root, 'web', siteFolder(options)),
  studio: path.join(options.data, 'studio'),
})
