import { PlugIcon } from '@sanity/icons/Plug'
import { TiersIcon } from '@sanity/icons/Tiers'
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { API_VERSION } from '../../schemas/api-version.ts'
import type { TFunction } from '../i18n/messages.ts'
import { fixedT } from '../i18n/use-messages.ts'
import { areaMessages } from './area-messages.ts'
import { type Area, type AreaDocument, areasOf, isNamed } from './areas.ts'
import { structureMessages } from './structure-messages.ts'

const DESCRIBED = `*[_type in ["apiOperation", "apiChannel"] && defined(spec)]
  | order(_type desc, path asc, route asc){ "id": _id, "type": _type, spec, name }`

/** Operations and topics in one tree per area of the API. */
export function apiReference(
  S: StructureBuilder,
  { getClient, i18n }: StructureResolverContext,
): ListItemBuilder {
  const t = fixedT(i18n, structureMessages)
  const areaT = fixedT(i18n, areaMessages)
  const inWords = (area: Area) => ({
    ...area,
    title: isNamed(area.id) ? areaT(area.id) : area.title,
  })
  return S.listItem()
    .id('api-reference')
    .title(t('apiReference'))
    .icon(PlugIcon)
    .child(async () => {
      const client = getClient({ apiVersion: API_VERSION })
      const described = await client.fetch<AreaDocument[]>(
        DESCRIBED,
        {},
        { perspective: 'published' },
      )
      return S.list()
        .id('api-reference')
        .title(t('apiReference'))
        .items(areasOf(described).map((area) => areaItem(S, inWords(area), t)))
    })
}

function areaItem(
  S: StructureBuilder,
  { id, title, operations, topics }: Area,
  t: TFunction<'operations' | 'topics'>,
): ListItemBuilder {
  const documents = (schemaType: string, ids: string[]) =>
    ids.map((one) => S.documentListItem().id(one).schemaType(schemaType))
  return S.listItem()
    .id(`area-${id}`)
    .title(title)
    .icon(TiersIcon)
    .child(
      S.list()
        .id(`area-${id}`)
        .title(title)
        .items([
          ...(operations.length > 0 ? [S.divider().title(t('operations'))] : []),
          ...documents('apiOperation', operations),
          ...(topics.length > 0 ? [S.divider().title(t('topics'))] : []),
          ...documents('apiChannel', topics),
        ]),
    )
}
