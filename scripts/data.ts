import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { backUp } from '../local/lake/backup/back-up.ts'
import type { Manifest } from '../local/lake/backup/manifest.ts'
import { restore } from '../local/lake/backup/restore.ts'
import { restrictToOwner } from '../local/lake/store/private-files.ts'
import { reportFailure } from './report-failure.ts'
import { stampFile } from './stack/context.ts'
import { stackOptions } from './stack/env.ts'
import { ProcessList } from './stack/processes.ts'
import { siteFolder } from './stack/site-folder.ts'
import { unlessFilled } from './stack/unless-filled.ts'

const options = stackOptions()
const { data, root } = options
const lake = path.join(data, 'lake')

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  })
  const [what, folder] = positionals
  if (what === 'backup') await backUpTo(folder)
  else if (what === 'restore') await restoreFrom(folder)
  else if (what === 'reset') await reset(values.yes)
  else
    throw new Error(
      `What to do with the data? “${what ?? ''}” is none of: npm run data -- backup [folder], restore <folder>, reset [--yes]`,
    )
} catch (error) {
  reportFailure(error)
}

async function backUpTo(given: string | undefined): Promise<void> {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const target = path.resolve(given ?? path.join(data, 'backups', stamp))
  const { counts } = await backUp(lake, target)
  // Backup folders made by earlier versions were readable by every user of this machine.
  if (given === undefined) restrictToOwner(path.dirname(target))
  console.log(`Backed up to ${target}:
  ${counted(counts)}
  Users' tokens are not in it: they are in ${path.join(data, 'secrets.json')}.
  To put it back: npm run data -- restore ${target}`)
}

async function restoreFrom(backup: string | undefined): Promise<void> {
  if (!backup)
    throw new Error('Which backup? Run: npm run data -- restore <the folder that the backup named>')
  const { manifest, aside } = await restore(path.resolve(backup), lake)
  // The lake now equals the backup: the next start must not add documents of content/ that the backup lacks.
  await unlessFilled(options, async () => {})
  // The backup may name the sandbox of another machine.
  rmSync(stampFile(options, 'sandbox'), { force: true })
  // The built site may hold pages newer than the backup, and no webhook will report that they changed back.
  rmSync(path.join(root, 'web', siteFolder(options), 'built.stamp'), { force: true })
  console.log(`Restored the backup of ${manifest.createdAt}:
  ${counted(manifest.counts)}
  ${aside ? `What was there before is in ${aside}.` : 'There was no lake before.'}
  Start with npm start, which builds the site of it; if specs/ has changed since the backup, then run npm run sync-specs.`)
}

async function reset(isSure: boolean): Promise<void> {
  if (!existsSync(data)) {
    console.log(`Nothing to throw away: ${data} does not exist.`)
    return
  }
  const running = await new ProcessList(data).endLeftovers()
  if (running)
    throw new Error(`The stack is running (process ${running}). End it first: kill ${running}`)
  if (isSure || (await isAgreed())) {
    rmSync(data, { recursive: true, force: true })
    console.log('The local data is gone. `npm start` makes it anew from content/ and specs/.')
  } else {
    console.log('Nothing was changed.')
  }
}

async function isAgreed(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(
    `This throws away ${data}: all pages, edits, users and search data of the local stack.\nType "yes" to go on: `,
  )
  terminal.close()
  return answer.trim() === 'yes'
}

function counted({ documents, transactions, assets }: Manifest['counts']): string {
  return `${documents} documents, ${transactions} transactions, ${assets} files of assets.`
}
