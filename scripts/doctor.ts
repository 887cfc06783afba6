import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { diagnose } from './doctor/diagnose.ts'
import { givenEnv } from './doctor/env.ts'
import { fail } from './fail.ts'
import { stackOptions } from './stack/env.ts'
import { productEnv } from './stack/environment.ts'
import { loadSecrets } from './stack/secrets.ts'

/** The environment that the local stack was started with. */
function stackEnv() {
  const options = stackOptions()
  if (!existsSync(path.join(options.data, 'secrets.json')))
    throw new Error(`There is no stack in ${options.data}. Start one: \`npm start\`.`)
  return productEnv(options, loadSecrets(options.data))
}

try {
  const { values } = parseArgs({ options: { local: { type: 'boolean', default: false } } })
  const findings = await diagnose(values.local ? stackEnv() : givenEnv())
  for (const { ok, says } of findings) console.log(`${ok ? '✓' : '✗'} ${says}`)
  const wrong = findings.filter(({ ok }) => !ok).length
  console.log(wrong === 0 ? '\nAll is well.' : `\n${wrong} of ${findings.length} are wrong.`)
  process.exitCode = wrong === 0 ? 0 : 1
} catch (error) {
  fail(error)
}
