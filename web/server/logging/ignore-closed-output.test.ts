import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const module = new URL('ignore-closed-output.ts', import.meta.url).href
/** Prints on request, and handles uncaught exceptions as Next does. */
const program = (first: string) => `
  import { ignoreClosedOutput } from ${JSON.stringify(module)}
  ${first}
  let uncaught = 0
  process.on('uncaughtException', (error) => {
    uncaught += 1
    if (uncaught < 100) console.error('uncaughtException: ', error)
  })
  process.on('message', () => {
    console.error('words')
    process.stderr.write('more words', () => setImmediate(() => process.send({ uncaught })))
  })
  process.send('ready')`

async function uncaughtWithoutReader(first: string): Promise<unknown> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program(first)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  await once(child, 'message')
  child.stdout?.destroy()
  child.stderr?.destroy()
  const answers: unknown[] = []
  for (let told = 0; told < 3; told++) {
    child.send('print')
    const [answer] = await once(child, 'message')
    answers.push(answer)
  }
  child.kill()
  return answers.at(-1)
}

it('a process with ignoreClosedOutput raises no exception when nobody reads its output', async () => {
  expect(await uncaughtWithoutReader('ignoreClosedOutput()')).toEqual({ uncaught: 0 })
})

it('a process without ignoreClosedOutput raises an exception for each failed write', async () => {
  expect(await uncaughtWithoutReader('')).not.toEqual({ uncaught: 0 })
})
