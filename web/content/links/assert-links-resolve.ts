import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { storedBlock } from '../../../blocks/lists/model.ts'
import {
  codeAnchors,
  fieldAnchorPrefixes,
  fieldAnchors,
  valueAnchors,
} from '../../../schemas/field-anchors.ts'
import { withAnchors } from '../../../schemas/heading-anchors.ts'
import { eachOf, localeFields } from '../../../schemas/locales.ts'
import { localeConfig, locales } from '../../config/locales.ts'
import { pagesWithoutDocument } from '../../config/paths.ts'
import { changelogAnchors, fetchChangelog } from '../changelog/changelog.ts'
import { list } from '../lake/optional-fields.ts'
import { byPath, inBatches } from '../lake/paginate.ts'
import { Reader } from '../lake/reader.ts'
import { channelAnchors } from '../reference/channel-anchors.ts'
import { operationSections } from '../reference/operation-sections.ts'
import { fieldPath } from '../reference/resolve-operation.ts'
import { specFiles } from '../reference/spec-files.ts'
import { storedChannel } from '../reference/stored-channel.ts'
import { storedOperation } from '../reference/stored-operation.ts'
import {
  type BrokenLink,
  type CheckedContent,
  type CheckedPage,
  findBrokenLinks,
  linkTargets,
} from './link-check.ts'

const bodies = localeFields.map((field) => `"${field}": body.${field}`).join(', ')
const shown = `{"id": _id, "path": path.current, "body": {${bodies}}}`
const byIdQuery = defineQuery(`*[_type == "page" && defined(path.current) && _id in $some]${shown}`)
const byPathQuery = defineQuery(`*[_type == "page" && path.current in $some]${shown}`)
const operationsQuery = defineQuery(`*[_type == "apiOperation"]`)
const channelsQuery = defineQuery(`*[_type == "apiChannel"]`)
const enumsQuery = defineQuery(`*[_type == "enumDefinition"]{
  "id": _id, anchor, "values": values[].value
}`)

const errorsQuery = defineQuery(`*[_type == "errorCode"]{"id": _id, name, "codes": codes[].code}`)

const pages = z.array(
  z.object({
    id: z.string(),
    path: z.string(),
    body: z
      .object(eachOf(localeFields, () => list(storedBlock)))
      .transform((body) => withAnchors(body)),
  }),
)
const enums = z.array(z.object({ id: z.string(), anchor: z.string(), values: list(z.string()) }))
const errorGroups = z.array(z.object({ id: z.string(), name: z.string(), codes: list(z.string()) }))

/** Throws an error that lists every broken link of the published pages with these ids. */
export async function assertLinksResolve(
  client: SanityClient,
  ids: readonly string[],
): Promise<void> {
  const broken = findBrokenLinks(await fetchContent(client, ids))
  if (broken.length === 0) return
  throw new Error(
    `${broken.length} broken ${broken.length === 1 ? 'link' : 'links'}. Correct them in the Studio, publish, and build again:\n${broken.map(describe).join('\n')}`,
  )
}

async function fetchContent(client: SanityClient, ids: readonly string[]): Promise<CheckedContent> {
  const [checked, operations, channels, definitions, errors, changes] = await Promise.all([
    fetchPages(client, byIdQuery, ids),
    client.fetch(operationsQuery).then((result) => z.array(storedOperation).parse(result)),
    client.fetch(channelsQuery).then((result) => z.array(storedChannel).parse(result)),
    client.fetch(enumsQuery).then((result) => enums.parse(result)),
    client.fetch(errorsQuery).then((result) => errorGroups.parse(result)),
    fetchChangelog(new Reader(client)),
  ])
  return {
    pages: checked,
    targets: await fetchTargets(client, checked),
    operations: new Map(
      operations.map((operation) => [
        operation._id,
        {
          name: operation.operationId,
          anchors: [
            ...operationSections(operation, 'en').map((section) => section.anchor),
            ...fieldAnchors(operation.parameters.map(fieldPath), fieldAnchorPrefixes.parameters),
            ...fieldAnchors(operation.response.map(fieldPath), fieldAnchorPrefixes.response),
          ],
        },
      ]),
    ),
    channels: new Map(
      channels.map((channel) => [
        channel._id,
        { name: channel.name, anchors: channelAnchors(channel) },
      ]),
    ),
    enums: new Map(
      definitions.map(({ id, anchor, values }) => [id, [anchor, ...valueAnchors(anchor, values)]]),
    ),
    errors: new Map(errors.map(({ id, name, codes }) => [id, codeAnchors(name, codes)])),
    changelog: changelogAnchors(changes),
    otherPaths: new Set([
      '',
      'search',
      ...pagesWithoutDocument,
      ...specFiles().map((file) => `specs/${file}`),
    ]),
  }
}

async function fetchTargets(
  client: SanityClient,
  from: readonly CheckedPage[],
): Promise<CheckedPage[]> {
  const { ids, paths } = linkTargets(from)
  const knownIds = new Set(from.map(({ id }) => id))
  const knownPaths = new Set(from.map(({ path }) => path))
  const [pagesById, pagesByPath] = await Promise.all([
    fetchPages(
      client,
      byIdQuery,
      ids.filter((id) => !knownIds.has(id)),
    ),
    fetchPages(
      client,
      byPathQuery,
      paths.filter((path) => !knownPaths.has(path)),
    ),
  ])
  return [...pagesById, ...pagesByPath]
}

async function fetchPages(
  client: SanityClient,
  query: string,
  wanted: readonly string[],
): Promise<CheckedPage[]> {
  const found = await inBatches(wanted, async (some) =>
    pages.parse(await client.fetch(query, { some })),
  )
  return found
    .map(({ body, ...page }) => ({
      ...page,
      body: eachOf(locales, (locale) => body[localeConfig[locale].field]),
    }))
    .sort(byPath)
}

function describe({ path, locale, key, excerpt, target, reason }: BrokenLink): string {
  const words = excerpt ? ` “${excerpt}”` : ''
  return `  page ${path} (${locale}), block ${key}:${words} leads to ${target}: ${reason}`
}
