import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { stackOptions } from '../../scripts/stack/env.ts'

const schema = z.record(z.string(), z.number())
const run = promisify(execFile)

/** What readers and writers use; each is a process of the stack. */
export const services = ['site', 'lake', 'search', 'studio'] as const

export type Service = (typeof services)[number]

/** The processes of the running stack; after a crash its supervisor has started another. */
export function processIds(): Record<Service, number> {
  const file = path.join(stackOptions().data, 'processes.json')
  const known = schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const of = (service: Service) => {
    const pid = known[service]
    if (pid === undefined) throw new Error(`${file} names no process of the ${service}.`)
    return pid
  }
  return { site: of('site'), lake: of('lake'), search: of('search'), studio: of('studio') }
}

/** How much of the machine's memory each process holds (its resident set), in bytes, by its id. */
export async function residentBytes(pids: readonly number[]): Promise<Map<number, number>> {
  const { stdout } = await run('ps', ['-o', 'pid=,rss=', '-p', pids.join(',')])
  const rows = stdout.trim().split('\n')
  return new Map(
    rows.map((row) => {
      const [pid = 0, kilobytes = 0] = row.trim().split(/\s+/).map(Number)
      return [pid, kilobytes * 1024]
    }),
  )
}

/** How long the main thread of a process ran, and how long it waited for a processor, ms; only Linux says. */
export function processorTimes(pid: number): { ran: number; waited: number } | undefined {
  const file = `/proc/${pid}/schedstat`
  if (!existsSync(file)) return undefined
  const [ran = 0, waited = 0] = readFileSync(file, 'utf8').split(' ').map(Number)
  return { ran: ran / 1e6, waited: waited / 1e6 }
}
