import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { translations } from '../schemas/locales.ts'
import { scriptsEnv } from './env.ts'
import { lakeClient } from './lake-client.ts'
import { reportFailure } from './report-failure.ts'
import { exportXliff } from './xliff/export-xliff.ts'
import { importXliff } from './xliff/import-xliff.ts'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      open: { type: 'boolean', default: false },
      section: { type: 'string' },
      type: { type: 'string', multiple: true },
      locale: { type: 'string', default: translations[0] ?? '' },
      publish: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const [command, file] = positionals
  if (file === undefined || (command !== 'export' && command !== 'import')) {
    throw new Error('Say what to do with which file: `npm run xliff -- --help` lists it.')
  } else {
    const client = lakeClient(scriptsEnv())
    const target = path.resolve(file)
    if (command === 'export') {
      const { text, told } = await exportXliff(client, values)
      await writeFile(target, text)
      console.log(`${told}: ${target}`)
    } else {
      const { lines, refused } = await importXliff(client, await readFile(target), {
        publish: values.publish,
        dryRun: values['dry-run'],
      })
      for (const line of lines) console.log(line)
      if (refused) process.exitCode = 1
    }
  }
} catch (error) {
  reportFailure(error)
}
