import { Button, Flex } from '@sanity/ui'
import { type ComponentProps, useState } from 'react'
import { IntentLink } from 'sanity/router'
import { asEntry } from '../../schemas/validation/search-synonym.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { QUERY_TEMPLATES } from '../structure/templates/search-templates.ts'
import { AddDialog } from './add-dialog.tsx'
import { insightsMessages } from './insights-messages.ts'
import { documentOf, type TuningDocument } from './tuning-documents.ts'

/** Aligns the buttons' labels with the query above them. */
const ALIGNED = { marginInlineStart: '-0.5rem' }

interface Props {
  q: string
  locale: string
  documents: readonly TuningDocument[]
}

/** Actions for a query: opens its synonyms and results if they exist, otherwise creates them. */
export function Remedies({ q, locale, documents }: Props) {
  const t = useMessages(insightsMessages)
  const [isAdding, setAdding] = useState(false)
  const entry = asEntry(q)
  const synonyms = documentOf(documents, 'searchSynonym', entry, locale)
  const curation = documentOf(documents, 'searchCuration', q, locale)
  return (
    <Flex gap={1} wrap="wrap" style={ALIGNED}>
      {synonyms && <Remedy text={t('synonyms.open')} of={q} to={opening(synonyms)} />}
      {/* `entry` is empty for a query of punctuation only, which can have no synonyms. */}
      {!synonyms && entry && (
        <>
          <Remedy text={t('synonyms.make')} of={q} to={making('searchSynonym', entry, locale)} />
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            text={t('synonyms.add')}
            aria-label={`${t('synonyms.add')}: ${q}`}
            aria-haspopup="dialog"
            onClick={() => setAdding(true)}
          />
        </>
      )}
      {curation ? (
        <Remedy text={t('results.open')} of={q} to={opening(curation)} />
      ) : (
        <Remedy text={t('results.make')} of={q} to={making('searchCuration', q, locale)} />
      )}
      {isAdding && <AddDialog {...{ entry, locale, documents }} onClose={() => setAdding(false)} />}
    </Flex>
  )
}

type Intent = Pick<ComponentProps<typeof IntentLink>, 'intent' | 'params'>

const opening = ({ id, type }: TuningDocument): Intent => ({ intent: 'edit', params: { id, type } })

const making = (type: TuningDocument['type'], query: string, language: string): Intent => ({
  intent: 'create',
  params: [
    { type, template: QUERY_TEMPLATES[type] },
    { query, language },
  ],
})

/** A link to a form; `of` is the query, which only the accessible name contains. */
function Remedy({ text, of, to }: { text: string; of: string; to: Intent }) {
  return (
    <Button
      as={IntentLink}
      mode="bleed"
      fontSize={1}
      padding={2}
      text={text}
      aria-label={`${text}: ${of}`}
      {...to}
    />
  )
}
