import { Card, Stack, Text } from '@sanity/ui'
import { useCallback, useMemo } from 'react'
import { type InputProps, useClient, useEditState } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { API_VERSION } from '../../schemas/api-version.ts'
import { publishedIdOf } from '../../schemas/ids.ts'
import { planEntries } from '../../schemas/publishing/new-entries.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useChanges } from '../use-changes.ts'
import { useStaleWhileRevalidate } from '../use-stale-while-revalidate.ts'
import { entriesWords } from './entries-words.ts'
import { changedSidebars } from './publish-drafts.ts'
import { publishMessages } from './publish-messages.ts'

const NAMING = '*[_type == "sidebar" && references($id)]'

/** The default input; above the form of a new page a note lists the sidebar entries that are published with it. */
export function PublishInput(props: InputProps) {
  const form = props.renderDefault(props)
  if (props.path.length > 0 || props.schemaType.name !== 'page') return form
  return (
    <Stack gap={5}>
      <EntryNote />
      {form}
    </Stack>
  )
}

function EntryNote() {
  const { documentId } = useDocumentPane()
  const id = publishedIdOf(documentId)
  const { draft, published } = useEditState(id, 'page')
  return draft && !published ? <NewPageNote id={id} /> : null
}

function NewPageNote({ id }: { id: string }) {
  const t = useMessages(publishMessages)
  const client = useClient({ apiVersion: API_VERSION })
  const params = useMemo(() => ({ id }), [id])
  const { changes } = useChanges(NAMING, params)
  const ask = useCallback(async () => {
    const pages = new Set([id])
    return planEntries(await changedSidebars(client, pages), pages)
  }, [client, id])
  // A failed query shows no note: publishing reports the problem.
  const { answer } = useStaleWhileRevalidate(ask, changes)
  const words = answer && entriesWords(t, answer, 'will')
  if (!words) return null
  return (
    <Card padding={3} radius={2} border tone="primary" role="note" data-testid="entry-note">
      <Text size={1}>{words}</Text>
    </Card>
  )
}
