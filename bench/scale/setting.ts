import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Environment, inheritedEnv, stackOptions } from '../../scripts/stack/env.ts'
import { freePort } from '../../scripts/stack/free-port.ts'
import { lakeEnv, TOKEN } from '../harness/measured-lake.ts'

const SECRET = 'the-secret-of-the-measurement'
export const SEARCH_KEY = 'admin-key-of-the-measurement'

/** Where a measured site lies and listens. */
export interface SiteSetting {
  /** Its lake, its search and its logs; the lake stays for the next run. */
  folder: string
  log: string
  /** Of its pages, with the base path. */
  site: string
  lakeEnv: (webhook: boolean) => Environment
  searchEnv: Environment
  /** Of the site and the scripts, which reach lake and search at these addresses. */
  siteEnv: (lake: string, search: string) => Environment
}

/** The setting for a site of so many pages; `ahead` as PAGES_BUILT_AHEAD has it. */
export async function settingOf(pages: number, ahead: string | undefined): Promise<SiteSetting> {
  const folder = path.join(stackOptions().data, 'scale', String(pages))
  mkdirSync(folder, { recursive: true })
  const [sitePort, lakePort, searchPort] = [await freePort(), await freePort(), await freePort()]
  const origin = `http://localhost:${sitePort}`
  const plain = inheritedEnv()
  return {
    folder,
    log: path.join(folder, 'measured.log'),
    site: `${origin}/docs`,
    lakeEnv: (webhook) => ({
      ...plain,
      ...lakeEnv(folder, lakePort),
      ...(webhook && {
        LAKE_WEBHOOK_URL: `${origin}/docs/api/webhook`,
        LAKE_SEARCH_WEBHOOK_URL: `${origin}/docs/api/webhook/search`,
        LAKE_WEBHOOK_SECRET: SECRET,
      }),
    }),
    searchEnv: {
      ...plain,
      SEARCH_PORT: String(searchPort),
      SEARCH_DATA: path.join(folder, 'search'),
      SEARCH_ADMIN_KEY: SEARCH_KEY,
    },
    siteEnv: (lake, search) => ({
      ...plain,
      SANITY_PROJECT_ID: 'local',
      SANITY_DATASET: 'production',
      SANITY_API_HOST: lake,
      SANITY_READ_TOKEN: TOKEN,
      SANITY_WRITE_TOKEN: TOKEN,
      SANITY_WEBHOOK_SECRET: SECRET,
      TYPESENSE_URL: search,
      TYPESENSE_ADMIN_KEY: SEARCH_KEY,
      SITE_URL: origin,
      SITE_PORT: String(sitePort),
      SITE_DIST: `.next-scale-${pages}`,
      ...(ahead !== undefined && { PAGES_BUILT_AHEAD: ahead }),
    }),
  }
}
