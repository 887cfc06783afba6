import { Card, Container, Heading, Stack } from '@sanity/ui'
import { useCallback, useId, useMemo } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { onlyReads, onlyTranslates } from '../../schemas/access.ts'
import { API_VERSION } from '../../schemas/api-version.ts'
import { ToolHeading } from '../i18n/tool-heading.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { useDocumentTypes } from '../publish/together/use-document-types.ts'
import { AttentionKinds } from '../structure/attention/attention-kinds.tsx'
import { attentionMessages } from '../structure/attention/attention-messages.ts'
import { useStructureHref } from '../structure/use-structure-href.ts'
import { useChanges } from '../use-changes.ts'
import { useStaleWhileRevalidate } from '../use-stale-while-revalidate.ts'
import { CreateSection } from './create-section.tsx'
import { dashboardMessages } from './dashboard-messages.ts'
import { type DraftViewer, fetchChanged, fetchMyDrafts, fetchRequests } from './documents.ts'
import { ChangeRow, MyDraftRow, RequestRow } from './rows.tsx'
import { Section } from './section.tsx'

// Two columns if the container is wide enough for both.
const STYLES = `
.home { container-type: inline-size; }
.home-columns { display: grid; gap: 40px; grid-template-columns: minmax(0, 1fr); align-items: start; }
@container (min-width: 760px) {
  .home-columns { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
}
`

/** Delay of the checks, which read every document, in ms: a user who goes on to a document leaves earlier. */
const CHECK_DELAY_MS = 1500

const WATCHED_DOCUMENTS = '*[_type in $types || _type == "workflow"]'

/** The Studio's first page: the user's drafts, review requests the user may answer, and other users' changes. */
export function Dashboard() {
  const t = useMessages(dashboardMessages)
  const client = useClient({ apiVersion: API_VERSION })
  const current = useCurrentUser()
  const user = current?.id ?? ''
  const types = useDocumentTypes()
  const params = useMemo(() => ({ types }), [types])
  const { changes, problem } = useChanges(WATCHED_DOCUMENTS, params)
  const asker = useMemo(
    (): DraftViewer => ({ client, user, authors: new Map(), own: new Map() }),
    [client, user],
  )
  const published = useMemo(() => ({ client, authors: new Map() }), [client])
  const writes = !onlyReads(current)

  const askMine = useCallback(() => fetchMyDrafts(asker, types), [asker, types])
  const askRequests = useCallback(() => fetchRequests(asker), [asker])
  const askChanged = useCallback(() => fetchChanged(published, types), [published, types])
  const mine = useStaleWhileRevalidate(askMine, changes)
  const requests = useStaleWhileRevalidate(askRequests, changes)
  const changed = useStaleWhileRevalidate(askChanged, changes)

  return (
    <Card height="fill" overflow="auto" className="home" data-testid="home">
      <style>{STYLES}</style>
      <Container width={3} padding={4}>
        <Stack gap={5}>
          <ToolHeading title={t('title')} lead={t('lead')} />
          <div className="home-columns">
            <Stack gap={5}>
              {writes && (
                <Section
                  title={t('mine')}
                  name="mine"
                  empty={t('mine.empty')}
                  items={mine.answer}
                  problem={mine.problem ?? problem}
                >
                  {(draft) => <MyDraftRow key={draft.id} draft={draft} />}
                </Section>
              )}
              {writes && (
                <Section
                  title={t('review')}
                  name="review"
                  empty={t('review.empty')}
                  items={requests.answer}
                  problem={requests.problem}
                >
                  {(request) => <RequestRow key={request.id} request={request} />}
                </Section>
              )}
              <Section
                title={t('changed')}
                name="changed"
                empty={t('changed.empty')}
                items={changed.answer}
                problem={changed.problem}
              >
                {(change) => <ChangeRow key={change.id} change={change} />}
              </Section>
            </Stack>
            <Stack gap={5}>
              <AttentionSection />
              {writes && !onlyTranslates(current) && <CreateSection />}
            </Stack>
          </div>
        </Stack>
      </Container>
    </Card>
  )
}

/** The number of documents that need attention, by kind; each kind links to its list. */
function AttentionSection() {
  const t = useMessages(attentionMessages)
  const hrefOf = useStructureHref()
  const id = useId()
  return (
    <Stack as="section" gap={3} aria-labelledby={id} data-testid="home-attention">
      <Heading as="h2" size={1} id={id}>
        {t('title')}
      </Heading>
      <AttentionKinds restMs={CHECK_DELAY_MS} hrefOf={(kind) => hrefOf('attention', kind)} />
    </Stack>
  )
}
