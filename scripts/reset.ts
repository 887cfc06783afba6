import { existsSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { stackOptions } from './stack/env.ts'
import { ProcessList } from './stack/processes.ts'

const { data } = stackOptions()
const sure = process.argv.includes('--yes')

if (!existsSync(data)) {
  console.log(`Nothing to throw away: ${data} does not exist.`)
} else {
  const running = await new ProcessList(data).endLeftovers()
  if (running) {
    console.error(`The stack is running (process ${running}). End it first: kill ${running}`)
    process.exit(1)
  }
  if (sure || (await agreed())) {
    rmSync(data, { recursive: true, force: true })
    console.log('The local data is gone. `npm start` makes it anew from content/ and specs/.')
  } else {
    console.log('Nothing was changed.')
  }
}

async function agreed(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(
    `This throws away ${data}: all pages, edits, users and search data of the local stack.\nType "yes" to go on: `,
  )
  terminal.close()
  return answer.trim() === 'yes'
}
