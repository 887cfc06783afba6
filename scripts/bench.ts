import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { benchPublish } from '../bench/publish.ts'
import { parseStack } from '../tests/support/stack-file.ts'
import { stackOptions } from './stack/env.ts'

const benches: Record<string, typeof benchPublish> = { publish: benchPublish }

const name = process.argv[2] ?? ''
const bench = benches[name]
const file = path.join(stackOptions().data, 'stack.json')

if (!bench) fail(`There is no measurement "${name}". There are: ${Object.keys(benches).join(', ')}`)
else if (!existsSync(file)) fail('The stack is not running. Run `npm start` in another terminal.')
else await bench(parseStack(readFileSync(file, 'utf8')))

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
