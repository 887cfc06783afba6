import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseStack, type StackFile } from '../../tests/support/stack-file.ts'
import { stackOptions } from './env.ts'

/** The stack file of a running stack, and its data folder. */
export type RunningStack = StackFile & { data: string }

/** The local stack; undefined if none was started. */
export function runningStack(): RunningStack | undefined {
  const { data } = stackOptions()
  const file = path.join(data, 'stack.json')
  return existsSync(file) ? { ...parseStack(readFileSync(file, 'utf8')), data } : undefined
}

/** The local stack; throws an error with the fix if none was started. */
export function neededStack(): RunningStack {
  const stack = runningStack()
  if (!stack) throw new Error('The stack is not running. Run `npm start` in another terminal.')
  return stack
}
