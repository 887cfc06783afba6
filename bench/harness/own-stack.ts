import { type StackOptions, stackOptions } from '../../scripts/stack/env.ts'
import {
  lakeEnv,
  PROJECT,
  productEnv,
  searchEnv,
  stackUrls,
} from '../../scripts/stack/environment.ts'
import { freePort } from '../../scripts/stack/free-port.ts'
import { loadSecrets } from '../../scripts/stack/secrets.ts'
import { lakeAs } from '../../tests/support/lake.ts'
import { startMeasured } from './processes.ts'

export type OwnStack = Awaited<ReturnType<typeof ownStack>>

/** A stack that has its data in `data`, and its site, lake and search on free ports; none of them runs yet. */
export async function ownStack(data: string, secrets = loadSecrets(data)) {
  const [site, lake, search] = [await freePort(), await freePort(), await freePort()]
  const { root, ports } = stackOptions()
  const options: StackOptions = { root, data, ports: { ...ports, site, lake, search } }
  const urls = stackUrls(options)
  return {
    options,
    urls,
    searchKey: secrets.searchAdminKey,
    /** Of its site and of scripts. */
    env: { ...productEnv(options, secrets), SITE_PORT: String(site) },
    /** Reads what is published, and may do everything. */
    client: lakeAs({ ...PROJECT, users: secrets.users, lake: urls.lake }, 'administrator'),
    startLake: (webhook = false) =>
      startMeasured('local/lake/main.ts', lakeEnv(options, secrets, webhook)),
    startSearch: () => startMeasured('local/search/main.ts', searchEnv(options, secrets)),
  }
}
