import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { scriptsEnv } from './env.ts'
import { fail } from './fail.ts'
import { lakeClient } from './lake-client.ts'
import { exportXliff } from './xliff/export-xliff.ts'
import { importXliff } from './xliff/import-xliff.ts'

const HELP = `Texts for a translation agency, as XLIFF 2.1.

npm run xliff -- export words.xlf [--open] [--section v5/market] [--type page]
  --open     only what is not translated, or of an earlier English
  --section  only the pages at this path and below it
  --type     only documents of this type; may be repeated

npm run xliff -- import words.xlf [--publish] [--dry-run]
  Writes drafts, all of them or none; --publish writes the published documents.
  Tells what was taken, and what was refused and why; ends with 1 when anything was refused.`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      open: { type: 'boolean', default: false },
      section: { type: 'string' },
      type: { type: 'string', multiple: true },
      publish: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [command, file] = positionals
  if (values.help) console.log(HELP)
  else if (file === undefined || (command !== 'export' && command !== 'import')) {
    throw new Error(`Say what to do with which file.\n\n${HELP}`)
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
  fail(error)
}
