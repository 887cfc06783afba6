import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { eachOf, locales } from '../../schemas/locales.ts'
import { searchAliases } from '../../web/search/collection.ts'
import { searchParameters } from '../../web/search/parameters.ts'
import { type StackUrls, serverSecrets } from './environment.ts'
import type { Secrets } from './secrets.ts'

/** Writes `.data/stack.json`, which describes the running stack to tests and tools; only its owner can read it. */
export function writeStackFile(
  data: string,
  urls: StackUrls,
  secrets: Secrets,
  builds: { site: string; studio: string },
): string {
  const file = path.join(data, 'stack.json')
  const { exchange, exchangeStream: streamUrl, ...others } = urls
  const stack = {
    ...others,
    exchange: { url: exchange, streamUrl, ...secrets.exchange },
    projectId: 'local',
    dataset: 'production',
    users: secrets.users.map(({ name, role, token }) => ({ name, role, token })),
    searchKeys: { admin: secrets.searchAdminKey, search: secrets.searchKey },
    searchCollections: searchAliases,
    searchParameters: eachOf(locales, (locale) => searchParameters(locale, 'current')),
    webhookSecret: secrets.webhookSecret,
    /** Values that no client may see, by variable. */
    serverSecrets: serverSecrets(secrets),
    /** Folders of the files that clients get. */
    builds,
  }
  rmSync(file, { force: true })
  writeFileSync(file, JSON.stringify(stack, null, 2), { mode: 0o600 })
  return file
}
