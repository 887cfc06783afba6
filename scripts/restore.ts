import path from 'node:path'
import { restore } from '../local/lake/backup/restore.ts'
import { fail } from './fail.ts'
import { stackOptions } from './stack/env.ts'
import { contentFingerprint, unlessStamped } from './stack/fingerprint.ts'

const { data, root } = stackOptions()
const [backup] = process.argv.slice(2)

try {
  if (!backup)
    throw new Error('Which backup? Run: npm run restore -- <the folder that the backup named>')
  const { manifest, aside } = await restore(path.resolve(backup), path.join(data, 'lake'))
  // The lake now holds exactly the backup: the next start must not fill in what content/ has more.
  await unlessStamped(
    path.join(data, 'content.stamp'),
    await contentFingerprint(root),
    async () => {},
  )
  const { counts, createdAt } = manifest
  console.log(`Restored the backup of ${createdAt}:
  ${counts.documents} documents, ${counts.transactions} transactions, ${counts.assets} files of assets.
  ${aside ? `What was there before is in ${aside}.` : 'There was no lake before.'}
  Start with npm start; if specs/ has changed since the backup, then run npm run sync-specs.`)
} catch (error) {
  fail(error)
}
