import { PlugIcon } from '@sanity/icons/Plug'
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { API_VERSION } from '../../schemas/api-version.ts'

/** API operations in one list per specification, each in the order of the paths. */
export function operationsBySpec(
  S: StructureBuilder,
  { getClient }: StructureResolverContext,
): ListItemBuilder {
  return S.listItem()
    .id('operations')
    .title('API operations')
    .icon(PlugIcon)
    .child(async () => {
      const specs = await getClient({ apiVersion: API_VERSION }).fetch<string[]>(
        'array::unique(*[_type == "apiOperation" && defined(spec)].spec)',
      )
      return S.list()
        .title('API operations')
        .items(specs.sort().map((spec) => ofSpec(S, spec)))
    })
}

function ofSpec(S: StructureBuilder, spec: string): ListItemBuilder {
  const title = spec.charAt(0).toUpperCase() + spec.slice(1)
  return S.listItem()
    .id(`spec-${spec}`)
    .title(title)
    .child(
      S.documentList()
        .title(title)
        .apiVersion(API_VERSION)
        .schemaType('apiOperation')
        .filter('_type == "apiOperation" && spec == $spec')
        .params({ spec })
        .defaultOrdering([{ field: 'path', direction: 'asc' }]),
    )
}
