import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { stackOptions } from '../../scripts/stack/env.ts'
import type { FaultLog } from './faults.ts'

const line = z.object({ level: z.enum(['info', 'warn']), event: z.string() })

/**
 * Where the stack's logs end now. The function that it returns takes every line that came since for a
 * fault unless its level is lower, and gives how many requests were slow.
 */
export function followLogs(): (faults: FaultLog) => number {
  const folder = path.join(stackOptions().data, 'logs')
  const files = readdirSync(folder).filter((name) => name.endsWith('.log'))
  const ends = files.map((name) => statSync(path.join(folder, name)).size)
  return (faults) => {
    let slow = 0
    for (const [index, name] of files.entries()) {
      const since = readFileSync(path.join(folder, name)).subarray(ends[index])
      // What is indented belongs to the error above it.
      for (const words of since
        .toString()
        .split(/\n(?![\s}])/)
        .filter(Boolean)) {
        const known = line.safeParse(jsonOf(words))
        if (!known.success) faults.add('error in a log', `${name}: ${words.slice(0, 500)}`)
        else if (known.data.level === 'warn') slow += 1
      }
    }
    return slow
  }
}

function jsonOf(words: string): unknown {
  try {
    return JSON.parse(words)
  } catch {
    // Words that are no JSON were written by what failed.
    return undefined
  }
}
