import { Box, Card, Dialog, Stack, Text } from '@sanity/ui'
import { Autocomplete } from '@sanity/ui/autocomplete'
import { useClient } from 'sanity'
import { useRouter } from 'sanity/router'
import { API_VERSION } from '../../schemas/api-version.ts'
import { languagesOverlap, sameWords } from '../../schemas/search-words.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { Problem } from '../problem.tsx'
import { useCommit } from '../publish/use-commit.ts'
import { insightsMessages } from './insights-messages.ts'
import { addWord, type TuningDocument } from './tuning-documents.ts'

/** Room for the list below the field: the dialog clips its content. */
const ROOM = { minHeight: '22rem' }

interface Props {
  /** The readers' query as a synonym. */
  entry: string
  locale: string
  documents: readonly TuningDocument[]
  onClose: () => void
}

type Option = { value: string; words: string }

/** Adds a query to an existing synonym document, and opens that document. */
export function AddDialog({ entry, locale, documents, onClose }: Props) {
  const t = useMessages(insightsMessages)
  const client = useClient({ apiVersion: API_VERSION })
  const { navigateIntent } = useRouter()
  const options = documents
    .filter(({ type, language }) => type === 'searchSynonym' && languagesOverlap(language, locale))
    .map(({ id, typed }): Option => ({ value: id, words: typed.join(' · ') }))
  const { busy, problem, commit } = useCommit(async (id: string) => {
    await addWord(client, id, entry)
    navigateIntent('edit', { id, type: 'searchSynonym' })
    return t('synonyms.added', { entry })
  }, onClose)
  return (
    <Dialog id="add-to-synonyms" header={t('add.title', { entry })} onClose={onClose} width={1}>
      <Stack gap={4} padding={4} style={ROOM}>
        <Problem>{problem}</Problem>
        <Text size={1}>{t('add.lead')}</Text>
        <Autocomplete<Option>
          id="add-choice"
          aria-label={t('add.find')}
          placeholder={t('add.find')}
          openButton
          disabled={busy}
          options={options}
          filterOption={(typed, { words }) => sameWords(words).includes(sameWords(typed))}
          renderOption={({ words }) => <Choice words={words} />}
          renderValue={(value, chosen) => chosen?.words ?? value}
          onChange={(id) => id && commit(id)}
          data-testid="add-choice"
        />
        {options.length === 0 && (
          <Text size={1} muted>
            {t('add.none')}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}

/** Must be a button: the arrow keys move between buttons. */
function Choice({ words }: { words: string }) {
  return (
    <Card as="button" type="button" padding={3} radius={2}>
      <Box>
        <Text size={1}>{words}</Text>
      </Box>
    </Card>
  )
}
