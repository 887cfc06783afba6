import type { ComponentType } from 'react'
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { API_VERSION } from '../../schemas/api-version.ts'

export interface BySpec {
  id: string
  title: string
  icon: ComponentType
  type: 'apiOperation' | 'apiChannel'
  /** The field that a list is in the order of. */
  order: string
}

/** Documents of one type in one list per specification. */
export function bySpec(
  S: StructureBuilder,
  { getClient }: StructureResolverContext,
  { id, title, icon, type, order }: BySpec,
): ListItemBuilder {
  return S.listItem()
    .id(id)
    .title(title)
    .icon(icon)
    .child(async () => {
      const specs = await getClient({ apiVersion: API_VERSION }).fetch<string[]>(
        'array::unique(*[_type == $type && defined(spec)].spec)',
        { type },
      )
      return S.list()
        .title(title)
        .items(specs.sort().map((spec) => ofSpec(S, spec, type, order)))
    })
}

function ofSpec(
  S: StructureBuilder,
  spec: string,
  type: BySpec['type'],
  order: string,
): ListItemBuilder {
  const title = spec.charAt(0).toUpperCase() + spec.slice(1)
  return S.listItem()
    .id(`spec-${spec}`)
    .title(title)
    .child(
      S.documentList()
        .title(title)
        .apiVersion(API_VERSION)
        .schemaType(type)
        .filter('_type == $type && spec == $spec')
        .params({ type, spec })
        .defaultOrdering([{ field: order, direction: 'asc' }]),
    )
}
