import { Card, Flex, Text } from '@sanity/ui'
import { Autocomplete } from '@sanity/ui/autocomplete'
import { useCallback } from 'react'
import { useClient } from 'sanity'
import { z } from 'zod'
import { API_VERSION } from '../../schemas/api-version.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { publishMessages } from './publish-messages.ts'
import { useAnswer } from './use-answer.ts'

const PAGES = `*[_type == "page" && _id != $except && defined(path.current)] | order(path.current asc) {
  "value": _id, "path": path.current, "title": coalesce(title.en, path.current)
}`

const option = z.object({ value: z.string(), path: z.string(), title: z.string() })
type Option = z.infer<typeof option>

interface Props {
  /** Id of the page that is excluded. */
  except: string
  label: string
  onChange: (id: string | undefined) => void
}

/** Selects a published page by its title or path. */
export function PageChoice({ except, label, onChange }: Props) {
  const t = useMessages(publishMessages)
  const client = useClient({ apiVersion: API_VERSION })
  const ask = useCallback(
    async () =>
      z
        .array(option)
        .parse(await client.fetch<unknown>(PAGES, { except }, { perspective: 'published' })),
    [client, except],
  )
  const { answer = [], problem } = useAnswer(ask)
  return (
    <>
      <Autocomplete<Option>
        id="page-choice"
        aria-label={label}
        placeholder={t('remove.find')}
        openButton
        options={answer}
        filterOption={(query, { path, title }) =>
          `${title} /${path}`.toLowerCase().includes(query.trim().toLowerCase())
        }
        renderOption={({ path, title }) => <Choice path={path} title={title} />}
        renderValue={(value, chosen) => (chosen ? `${chosen.title} (/${chosen.path})` : value)}
        onChange={(value) => onChange(value || undefined)}
        data-testid="page-choice"
      />
      {problem && <Text size={1}>{problem}</Text>}
    </>
  )
}

/** Must be a button: the arrow keys move between buttons. */
function Choice({ path, title }: { path: string; title: string }) {
  return (
    <Card as="button" type="button" padding={3} radius={2}>
      <Flex gap={3} wrap="wrap">
        <Text size={1}>{title}</Text>
        <Text size={1} muted>
          /{path}
        </Text>
      </Flex>
    </Card>
  )
}
