import { PlugIcon } from '@sanity/icons/Plug'
import { TiersIcon } from '@sanity/icons/Tiers'
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { API_VERSION } from '../../schemas/api-version.ts'
import { type Area, areasOf, type Described } from './areas.ts'

const DESCRIBED = `*[_type in ["apiOperation", "apiChannel"] && defined(spec)]
  | order(_type desc, path asc, route asc){ "id": _id, "type": _type, spec, name }`

/** Operations and topics, in one tree for each area of the API. */
export function apiReference(
  S: StructureBuilder,
  { getClient }: StructureResolverContext,
): ListItemBuilder {
  return S.listItem()
    .id('api-reference')
    .title('API reference')
    .icon(PlugIcon)
    .child(async () => {
      const client = getClient({ apiVersion: API_VERSION })
      const described = await client.fetch<Described[]>(DESCRIBED, {}, { perspective: 'published' })
      return S.list()
        .title('API reference')
        .items(areasOf(described).map((area) => areaItem(S, area)))
    })
}

function areaItem(S: StructureBuilder, { id, title, operations, topics }: Area): ListItemBuilder {
  const documents = (schemaType: string, ids: string[]) =>
    ids.map((one) => S.documentListItem().id(one).schemaType(schemaType))
  return S.listItem()
    .id(`area-${id}`)
    .title(title)
    .icon(TiersIcon)
    .child(
      S.list()
        .title(title)
        .items([
          ...(operations.length > 0 ? [S.divider().title('Operations')] : []),
          ...documents('apiOperation', operations),
          ...(topics.length > 0 ? [S.divider().title('WebSocket topics')] : []),
          ...documents('apiChannel', topics),
        ]),
    )
}
