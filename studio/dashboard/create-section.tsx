import { DocumentIcon } from '@sanity/icons/Document'
import { useCallback } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { PAGE_KINDS, type PageKind } from '../structure/templates/page-kinds.ts'
import { useStaleWhileRevalidate } from '../use-stale-while-revalidate.ts'
import { CreateRow, type Creation } from './create-row.tsx'
import { dashboardMessages } from './dashboard-messages.ts'
import { Section } from './section.tsx'
import { parseSidebars, SIDEBARS, sidebarFor } from './sidebar-for.ts'

const EMPTY_PAGE: Pick<PageKind, 'icon' | 'folder'> & { id: 'page' } = {
  id: 'page',
  icon: DocumentIcon,
}

/** All page kinds, each with the sidebar in which its pages are created. */
export function CreateSection() {
  const t = useMessages(dashboardMessages)
  const client = useClient({ apiVersion: API_VERSION })
  const ask = useCallback(
    async () => parseSidebars(await client.fetch(SIDEBARS, {}, { perspective: 'drafts' })),
    [client],
  )
  const { answer, problem } = useStaleWhileRevalidate(ask, 0)
  const creations =
    answer &&
    [...PAGE_KINDS, EMPTY_PAGE].flatMap((kind): Creation[] => {
      const sidebar = sidebarFor(kind, PAGE_KINDS, answer)
      return sidebar ? [{ kind: kind.id, icon: kind.icon, sidebar }] : []
    })
  return (
    <Section
      title={t('create')}
      name="create"
      empty={t('create.empty')}
      items={creations}
      problem={problem}
    >
      {(creation) => <CreateRow key={creation.kind} {...creation} />}
    </Section>
  )
}
