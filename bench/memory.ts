import { readFileSync } from 'node:fs'

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // It ended while we looked.
    return ''
  }
}

const line = (pid: number, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(read(`/proc/${pid}/status`))?.[1] ?? 0) /
  1024

/** The most memory that a process ever held, in MB. Linux alone says it. */
export const peakMegabytes = (pid: number): number => line(pid, 'VmHWM')

/** What a process and all that it started hold now, in MB. */
export function treeMegabytes(pid: number): number {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean)
  return line(pid, 'VmRSS') + children.reduce((sum, child) => sum + treeMegabytes(Number(child)), 0)
}
