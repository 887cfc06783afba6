import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parseStack } from '../tests/support/stack-file.ts'
import { attacks, chosen } from './attack/all.ts'
import { carryOut } from './attack/carry-out.ts'
import { assertLoopback } from './attack/loopback.ts'
import { fail } from './fail.ts'
import { stackOptions } from './stack/env.ts'

try {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, list: { type: 'boolean', default: false } },
  })
  if (values.list)
    for (const { number, title } of attacks) console.log(`${number.padEnd(5)} ${title}`)
  else await attack(values.only)
} catch (error) {
  fail(error)
}

async function attack(only: string | undefined): Promise<void> {
  const { data } = stackOptions()
  const file = path.join(data, 'stack.json')
  if (!existsSync(file))
    throw new Error('The stack is not running. Run `npm start` in another terminal.')
  const stack = { ...parseStack(readFileSync(file, 'utf8')), data }
  assertLoopback(stack)
  let missed = 0
  for (const each of chosen(only)) {
    const { held, line } = await carryOut(each, stack)
    console.log(line)
    if (!held) missed++
  }
  console.log(missed === 0 ? '\nAll held.' : `\n${missed} did not hold.`)
  if (missed > 0) process.exitCode = 1
}
