import { BellIcon } from '@sanity/icons/Bell'
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { API_VERSION } from '../../../schemas/api-version.ts'
import { wordsIn } from '../../interface/use-words.ts'
import { AttentionPane } from './attention-pane.tsx'
import { attentionWords } from './attention-words.ts'
import { FindingsPane } from './findings-pane.tsx'
import { ICONS } from './icons.ts'

/** What somebody should look at: kinds, then documents, then the document. */
export function attention(S: StructureBuilder, context: StructureResolverContext): ListItemBuilder {
  const say = wordsIn(context.i18n, attentionWords)
  const client = context.getClient({ apiVersion: API_VERSION })

  const document = async (id: string) => {
    const type = await client.fetch<string | null>(
      '*[_id in [$id, "drafts." + $id]][0]._type',
      { id },
      { perspective: 'raw' },
    )
    return S.document()
      .documentId(id)
      .schemaType(type ?? 'page')
  }
  const findings = (kind: string) =>
    S.component(FindingsPane)
      .id(kind)
      .title(isKind(kind) ? say(`kind.${kind}`) : kind)
      .options({ kind })
      .minWidth(360)
      .child(document)

  return S.listItem()
    .id('attention')
    .title(say('title'))
    .icon(BellIcon)
    .child(S.component(AttentionPane).id('attention').title(say('title')).child(findings))
}

const isKind = (name: string): name is keyof typeof ICONS => name in ICONS
