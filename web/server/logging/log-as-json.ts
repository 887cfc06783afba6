import { inspect, stripVTControlCharacters } from 'node:util'
import { describedError } from './described-error.ts'
import { logLine } from './log-line.ts'

const LEVELS = {
  debug: 'info',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
} as const

type Method = keyof typeof LEVELS

/**
 * Writes every console message as one line of JSON, including the framework's messages and stacks, so that log
 * collectors read one format. The error of a client that disconnected is dropped.
 */
export function logAsJson(target: Pick<Console, Method>): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    // Object.entries types keys as `string`.
    const name = method as Method
    const write = target[name].bind(target)
    target[name] = (...parts: unknown[]) => {
      if (parts.some(isGone)) return
      const message = stripVTControlCharacters(parts.map(textOf).join(' '))
      write(isLine(message) ? message : logLine({ level, event: 'message', message }))
    }
  }
}

function textOf(part: unknown): string {
  if (part instanceof Error) return describedError(part)
  return typeof part === 'string' ? part : inspect(part)
}

const isLine = (text: string): boolean => text.startsWith('{"time":')

/** Node's error of a request whose connection ended, and Next's of its response. */
function isGone(part: unknown): boolean {
  if (!(part instanceof Error)) return false
  const isReset = 'code' in part && part.code === 'ECONNRESET' && part.message === 'aborted'
  return isReset || part.name === 'ResponseAborted'
}
