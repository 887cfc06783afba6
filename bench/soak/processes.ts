import { existsSync, readFileSync } from 'node:fs'
import { stackOptions } from '../../scripts/stack/env.ts'
import { processIds } from '../../scripts/stack/processes.ts'

/** What readers and writers use; each is a process of the stack. */
export const services = ['site', 'lake', 'search', 'studio'] as const

export type Service = (typeof services)[number]

/** The processes of the running stack; after a crash its supervisor has started another. */
export function serviceIds(): Record<Service, number> {
  const { data } = stackOptions()
  const known = processIds(data)
  const of = (service: Service) => {
    const pid = known[service]
    if (pid === undefined)
      throw new Error(`The stack in ${data} names no process of the ${service}.`)
    return pid
  }
  return { site: of('site'), lake: of('lake'), search: of('search'), studio: of('studio') }
}

/** How long the main thread of a process ran, and how long it waited for a processor, ms; only Linux says. */
export function processorTimes(pid: number): { ran: number; waited: number } | undefined {
  const file = `/proc/${pid}/schedstat`
  if (!existsSync(file)) return undefined
  const [ran = 0, waited = 0] = readFileSync(file, 'utf8').split(' ').map(Number)
  return { ran: ran / 1e6, waited: waited / 1e6 }
}
