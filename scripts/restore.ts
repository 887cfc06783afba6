import { rmSync } from 'node:fs'
import path from 'node:path'
import { restore } from '../local/lake/backup/restore.ts'
import { fail } from './fail.ts'
import { stampFile } from './stack/context.ts'
import { stackOptions } from './stack/env.ts'
import { siteFolder } from './stack/site-folder.ts'
import { unlessFilled } from './stack/unless-filled.ts'

const options = stackOptions()
const { data, root } = options
const [backup] = process.argv.slice(2)

try {
  if (!backup)
    throw new Error('Which backup? Run: npm run restore -- <the folder that the backup named>')
  const { manifest, aside } = await restore(path.resolve(backup), path.join(data, 'lake'))
  // The lake now holds exactly the backup: the next start must not fill in what content/ has more.
  await unlessFilled(options, async () => {})
  // Its sandbox may be another machine's.
  rmSync(stampFile(options, 'sandbox'), { force: true })
  // The built site holds pages of what came after the backup, of which no webhook will tell it.
  rmSync(path.join(root, 'web', siteFolder(options), 'built.stamp'), { force: true })
  const { counts, createdAt } = manifest
  console.log(`Restored the backup of ${createdAt}:
  ${counts.documents} documents, ${counts.transactions} transactions, ${counts.assets} files of assets.
  ${aside ? `What was there before is in ${aside}.` : 'There was no lake before.'}
  Start with npm start, which builds the site of it; if specs/ has changed since the backup, then run npm run sync-specs.`)
} catch (error) {
  fail(error)
}
