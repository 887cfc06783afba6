import { Button, Card, Dialog, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useClient } from 'sanity'
import { z } from 'zod'
import { API_VERSION } from '../../../schemas/api-version.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { pageKindMessages } from '../templates/page-kind-messages.ts'
import { PAGE_KINDS, type Subject } from '../templates/page-kinds.ts'
import { commonFolder, pathFrom } from './new-page-path.ts'
import { sidebarMessages } from './sidebar-messages.ts'
import { useMakePage } from './use-make-page.ts'
import { usePageLabels } from './use-page-labels.ts'

const SUBJECTS: Record<Subject, string> = {
  apiOperation: `*[_type == "apiOperation"] | order(path asc){
    "id": _id, "title": coalesce(summary.en, path), "line": method + " " + path, "path": path
  }`,
  apiChannel: `*[_type == "apiChannel"] | order(route asc){
    "id": _id, "title": coalesce(summary.en, name), "line": spec + ": " + coalesce(summary.en, name),
    "path": coalesce(route, "")
  }`,
}

const schema = z.array(
  z.object({ id: z.string(), title: z.string(), line: z.string(), path: z.string() }),
)

/** Returns the operations or topics that a page can document. */
function useSubjects(about: Subject | undefined): z.infer<typeof schema> {
  const client = useClient({ apiVersion: API_VERSION })
  const [subjects, setSubjects] = useState<z.infer<typeof schema>>([])

  useEffect(() => {
    let gone = false
    const load = async () => {
      const answer = about ? schema.parse(await client.fetch(SUBJECTS[about])) : []
      if (!gone) setSubjects(answer.map((one) => ({ ...one, path: one.path.replace(/^\/+/, '') })))
    }
    // The list stays empty: the page can still be created, and its form reports the missing reference.
    load().catch(() => setSubjects([]))
    return () => {
      gone = true
    }
  }, [client, about])

  return subjects
}

type Props = {
  /** Id of the initially selected kind. */
  kind: string | undefined
  /** Ids of the pages next to the new one. */
  beside: readonly string[]
  onMade: (id: string, template: string) => void
  onClose: () => void
}

/** Asks for the kind of page, and creates its draft with the blocks of that kind. */
export function NewPageDialog({ kind: first, beside, onMade, onClose }: Props) {
  const id = useId()
  const t = useMessages(sidebarMessages)
  const kindT = useMessages(pageKindMessages)
  const [kindId, setKindId] = useState<string>(first ?? PAGE_KINDS[0]?.id ?? 'page')
  const kind = PAGE_KINDS.find((one) => one.id === kindId)
  const subjects = useSubjects(kind?.about)
  const [subjectId, setSubjectId] = useState('')
  const subject = subjects.find((one) => one.id === subjectId)
  const [title, setTitle] = useState<string>()
  const [path, setPath] = useState<string>()
  const { value: labels } = usePageLabels()
  const { make, busy, problem } = useMakePage()

  const shownTitle = title ?? subject?.title ?? ''
  const neighbours = beside.flatMap((one) => labels?.get(one)?.path ?? [])
  const offered = subject
    ? [kind?.folder, subject.path].filter(Boolean).join('/')
    : pathFrom(kind?.folder ?? commonFolder(neighbours), shownTitle)
  const shownPath = path ?? offered

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const made = await make({ template: kindId, title: shownTitle, path: shownPath, subjectId })
    if (made) onMade(made, kindId)
  }

  return (
    <Dialog id={id} header={t('page.header')} width={1} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap={4} padding={4}>
          <Stack gap={3}>
            <Text as="label" size={1} weight="medium" htmlFor={`${id}-kind`}>
              {t('page.kind')}
            </Text>
            <Select
              id={`${id}-kind`}
              value={kindId}
              onChange={(event) => {
                setKindId(event.currentTarget.value)
                setSubjectId('')
              }}
            >
              {PAGE_KINDS.map((one) => (
                <option key={one.id} value={one.id}>
                  {kindT(one.id)}
                </option>
              ))}
              <option value="page">{kindT('page')}</option>
            </Select>
          </Stack>
          {kind?.about && (
            <Stack gap={3}>
              <Text as="label" size={1} weight="medium" htmlFor={`${id}-subject`}>
                {t(kind.about === 'apiOperation' ? 'page.operation' : 'page.topic')}
              </Text>
              <Select
                id={`${id}-subject`}
                value={subjectId}
                onChange={(event) => setSubjectId(event.currentTarget.value)}
              >
                <option value="">{t('page.later')}</option>
                {subjects.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.line}
                  </option>
                ))}
              </Select>
            </Stack>
          )}
          <Stack gap={3}>
            <Text as="label" size={1} weight="medium" htmlFor={`${id}-title`}>
              {t('page.title')}
            </Text>
            <TextInput
              id={`${id}-title`}
              value={shownTitle}
              autoFocus
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
          </Stack>
          <Stack gap={3}>
            <Text as="label" size={1} weight="medium" htmlFor={`${id}-path`}>
              {t('page.path')}
            </Text>
            <TextInput
              id={`${id}-path`}
              value={shownPath}
              placeholder="v5/market/kline"
              onChange={(event) => setPath(event.currentTarget.value)}
            />
          </Stack>
          {problem && (
            <Card padding={3} radius={2} tone="critical" role="alert">
              <Text size={1}>{problem}</Text>
            </Card>
          )}
          <Flex justify="flex-end">
            <Button
              type="submit"
              text={t('page.make')}
              tone="primary"
              disabled={busy || shownTitle.trim() === ''}
            />
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
