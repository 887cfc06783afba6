import { readFileSync, writeFileSync } from 'node:fs'
import { processIds } from '../stack/processes.ts'
import type { RunningStack } from '../stack/running-stack.ts'

/** Ticks of the kernel's clock in a second, as Linux tells processes. */
const TICKS = 100

const folderOf = ({ data }: RunningStack, part: string) => `/proc/${processIds(data)[part]}`

/** Has the most memory counted from now on; the stack's start is no attack. */
export function countMemoryAnew(stack: RunningStack, part: string): void {
  // “5” resets the peak (proc(5), clear_refs).
  writeFileSync(`${folderOf(stack, part)}/clear_refs`, '5')
}

/** What a part of the stack has used: processor time in ms, and most memory at a time in MB. Linux alone tells. */
export function usedBy(stack: RunningStack, part: string): { cpuMs: number; mostMb: number } {
  const folder = folderOf(stack, part)
  const stat = readFileSync(`${folder}/stat`, 'utf8')
  // The name of the program, in brackets, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const status = readFileSync(`${folder}/status`, 'utf8')
  return {
    cpuMs: ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS,
    mostMb: Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024,
  }
}
