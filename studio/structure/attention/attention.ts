import { BellIcon } from '@sanity/icons/Bell'
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { API_VERSION } from '../../../schemas/api-version.ts'
import { fixedT } from '../../i18n/use-messages.ts'
import { anyDocument } from '../any-document.ts'
import { attentionMessages } from './attention-messages.ts'
import { AttentionPane } from './attention-pane.tsx'
import { FindingsPane } from './findings-pane.tsx'
import { ICONS } from './icons.ts'

/** Panes of the kinds of findings, the documents of a kind, and the document. */
export function attention(S: StructureBuilder, context: StructureResolverContext): ListItemBuilder {
  const t = fixedT(context.i18n, attentionMessages)
  const findings = (kind: string) =>
    S.component(FindingsPane)
      .id(kind)
      .title(isKind(kind) ? t(`kind.${kind}`) : kind)
      .options({ kind })
      .minWidth(360)
      .child(anyDocument(S, context.getClient({ apiVersion: API_VERSION })))

  return S.listItem()
    .id('attention')
    .title(t('title'))
    .icon(BellIcon)
    .child(S.component(AttentionPane).id('attention').title(t('title')).child(findings))
}

const isKind = (name: string): name is keyof typeof ICONS => name in ICONS
