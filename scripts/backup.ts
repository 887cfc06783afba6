import path from 'node:path'
import { backUp } from '../local/lake/backup/back-up.ts'
import { keepPrivate } from '../local/lake/store/keep-private.ts'
import { fail } from './fail.ts'
import { stackOptions } from './stack/env.ts'

const { data } = stackOptions()
const [given] = process.argv.slice(2)
const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
const target = path.resolve(given ?? path.join(data, 'backups', stamp))

try {
  const { counts } = await backUp(path.join(data, 'lake'), target)
  // Those of earlier versions were open to everybody on this machine.
  if (given === undefined) keepPrivate(path.dirname(target))
  console.log(`Backed up to ${target}:
  ${counts.documents} documents, ${counts.transactions} transactions, ${counts.assets} files of assets.
  Users' tokens are not in it: they are in ${path.join(data, 'secrets.json')}.
  To put it back: npm run restore -- ${target}`)
} catch (error) {
  fail(error)
}
