import type { SanityClient } from '@sanity/client'
import { Client } from 'typesense'
import { type Locale, locales } from '../../web/config/locales.ts'
import { fetchRevisions } from '../../web/content/revisions/revisions.ts'
import { schemaRevision, searchAlias, searchAliases } from '../../web/search/collection.ts'
import { readIndex } from '../../web/search/index-state.ts'
import { searchParameters } from '../../web/search/parameters.ts'
import { assertSearchesOnly } from '../../web/search/readers-key.ts'
import { type Diagnosis, faultDiagnosis, okDiagnosis, runCheck, TIMEOUT_MS } from './finding.ts'
import type { Variables } from './variables.ts'

const SYNC = 'Run `npm run sync-search`.'

/** Checks that the search answers, its keys have the right scopes, and it indexes the pages of the lake. */
export async function checkSearch(
  variables: Variables,
  lake: SanityClient | undefined,
): Promise<Diagnosis[]> {
  const { TYPESENSE_URL: url, TYPESENSE_ADMIN_KEY, TYPESENSE_SEARCH_KEY } = variables
  if (!url) return []
  const away = `Is the cluster up, and TYPESENSE_URL (${url}) its address?`
  const answers = await runCheck('The search does not answer', away, () => checkHealth(url))
  if (answers.some(({ ok }) => !ok)) return answers
  const admin = TYPESENSE_ADMIN_KEY && clientOf(url, TYPESENSE_ADMIN_KEY)
  const reader = TYPESENSE_SEARCH_KEY && clientOf(url, TYPESENSE_SEARCH_KEY)
  const found: Diagnosis[] = [...answers]
  if (admin) found.push(...(await checkAdmin(admin)))
  const isAdmin = found.every(({ ok }) => ok)
  if (admin && isAdmin)
    for (const locale of locales) found.push(...(await checkAlias(admin, locale, lake)))
  if (reader) found.push(...(await checkReader(reader)))
  return found
}

const clientOf = (url: string, apiKey: string) =>
  new Client({
    nodes: [{ url }],
    apiKey,
    connectionTimeoutSeconds: TIMEOUT_MS / 1000,
    numRetries: 0,
    logLevel: 'silent',
  })

async function checkHealth(url: string): Promise<Diagnosis[]> {
  const address = `${url.replace(/\/+$/, '')}/health`
  const { ok, status } = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  return ok
    ? [okDiagnosis('The search answers')]
    : [
        faultDiagnosis(
          `The search is not well: ${address} answers ${status}`,
          'Look at the cluster.',
        ),
      ]
}

const checkAdmin = (admin: Client) =>
  runCheck(
    'TYPESENSE_ADMIN_KEY may not list collections',
    "Take the cluster's admin key.",
    async () => {
      await admin.collections().retrieve({ exclude_fields: 'fields' })
      return [okDiagnosis('TYPESENSE_ADMIN_KEY may list collections')]
    },
  )

const checkAlias = (admin: Client, locale: Locale, lake: SanityClient | undefined) =>
  runCheck(`The index of ${locale} cannot be read`, SYNC, async () => {
    const name = searchAlias(locale)
    const index = await readIndex(admin, locale)
    if (!index) return [faultDiagnosis(`The alias ${name} leads to no collection`, SYNC)]
    if (index.schema !== schemaRevision(locale))
      return [
        faultDiagnosis(
          `${index.collection}, behind ${name}, has another schema than this code`,
          SYNC,
        ),
      ]
    if (!lake) return [okDiagnosis(`The alias ${name} leads to ${index.collection}`)]
    const { missing, over } = await compared(lake, new Set(index.contents.pages.keys()))
    return missing + over === 0
      ? [okDiagnosis(`${index.collection}, behind ${name}, knows every page`)]
      : [
          faultDiagnosis(
            `${index.collection} lacks ${missing} pages, and has ${over} that are gone`,
            SYNC,
          ),
        ]
  })

async function compared(lake: SanityClient, indexed: ReadonlySet<string>) {
  const documents = await fetchRevisions(lake)
  const pages = new Set(
    documents.flatMap(({ _id, _type, path }) => (_type === 'page' && path ? [_id] : [])),
  )
  return {
    missing: [...pages].filter((id) => !indexed.has(id)).length,
    over: [...indexed].filter((id) => !pages.has(id)).length,
  }
}

const checkReader = (reader: Client) =>
  runCheck(
    'TYPESENSE_SEARCH_KEY is not right',
    'Take another; `npm run sync-search` registers it.',
    async () => {
      for (const locale of locales) {
        const documents = reader.collections(searchAliases[locale]).documents()
        const query = { ...searchParameters(locale, 'current'), q: '*' }
        // Keep this query out of the analytics of readers' searches.
        await documents.search({ ...query, enable_analytics: false }, {})
      }
      await assertSearchesOnly(reader)
      return [okDiagnosis('TYPESENSE_SEARCH_KEY may search, and nothing else')]
    },
  )
