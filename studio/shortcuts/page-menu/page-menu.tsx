import { useEditor } from '@portabletext/editor'
import { defineBehavior, raise } from '@portabletext/editor/behaviors'
import { BehaviorPlugin } from '@portabletext/editor/plugins'
import { getFocusTextBlock } from '@portabletext/editor/selectors'
import { useContext, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../../schemas/api-version.ts'
import { defaultLocale, localeConfig, localeOfField } from '../../../schemas/locales.ts'
import { useProblemWords } from '../../i18n/problems/use-problem-words.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { EditorPlace } from '../editor-place.ts'
import { shortcutMessages } from '../shortcut-messages.ts'
import { search } from '../typeahead/search.ts'
import { Typeahead } from '../typeahead/typeahead.tsx'
import { useTypeaheadQuery } from '../typeahead/use-typeahead-query.ts'
import { anchorChoices } from './anchor-choices.ts'
import { type LinkChoice, linkValue, pageChoices } from './page-choices.ts'

const TYPE = 'custom.page menu.link'

interface Link extends Record<string, unknown> {
  /** Start and end of the typed text in its block, in UTF-16 code units. */
  start: number
  end: number
  text: string
  value: Record<string, unknown>
}

/** Returns the event that replaces the typed text by a link to a page. */
const linkEvent = (link: Link) => ({ type: TYPE, ...link }) as const

const linkBehavior = defineBehavior<Link, typeof TYPE>({
  on: TYPE,
  actions: [
    ({ snapshot, event: { start, end, text, value } }) => {
      const path = getFocusTextBlock(snapshot)?.path
      if (!path) return []
      return [
        raise({
          type: 'delete',
          at: { anchor: { path, offset: start }, focus: { path, offset: end } },
        }),
        raise({ type: 'insert.span', text, annotations: [{ name: 'pageLink', value }] }),
      ]
    },
  ],
})

/** Chinese input methods type full-width brackets. */
const BRACKETS = /(\[\[|［［|【【)$/

/** Maximum number of listed pages; more letters narrow the list. */
const SHOWN = 40

const behaviors = [linkBehavior]

/** The menu of pages that `[[` opens; `#` after a page's name lists the page's headings. */
export function PageMenu() {
  const t = useMessages(shortcutMessages)
  const inWords = useProblemWords()
  const editor = useEditor()
  const client = useClient({ apiVersion: API_VERSION })
  const { path } = useContext(EditorPlace)
  const { typed, close } = useTypeaheadQuery(BRACKETS)
  const [active, setActive] = useState<LinkChoice>()
  const locale = path.map(localeOfField).find((one) => one !== undefined) ?? defaultLocale
  const { field } = localeConfig[locale]
  const [name = '', heading] = split(typed?.keyword ?? '')

  const pages = useChoices(typed && 'pages', () => pageChoices(client, field))
  const named = search(pages.choices, name)
  const page =
    heading === undefined ? undefined : (named.find(({ id }) => id === active?.id) ?? named[0])
  const headings = useChoices(page?.id, async () =>
    page ? anchorChoices(client, page, field) : [],
  )
  const shownChoices = page ? headings : pages
  const found = page ? search(headings.choices, heading ?? '') : named
  const isMeant =
    !/[\]】］]/.test(name) && (found.length > 0 || shownChoices.isLoading || !/\s\S*\s/.test(name))

  const status = () => {
    if (shownChoices.isLoading) return t('loading')
    if (shownChoices.problem !== undefined) return inWords(shownChoices.problem)
    if (found.length === 0) return t(page ? 'noHeading' : 'noPage')
    return page ? t('headingsOf', { title: page.title }) : t('pagesFound', { count: found.length })
  }
  const choose = (choice: LinkChoice) => {
    if (!typed) return
    const { start, lead, keyword } = typed
    const end = lead.length + keyword.length
    editor.send(linkEvent({ start, end, text: choice.title, value: linkValue(choice) }))
  }

  const takesLinks = editor
    .getSnapshot()
    .context.schema.annotations.some((annotation) => annotation.name === 'pageLink')
  if (!takesLinks) return null
  return (
    <>
      <BehaviorPlugin behaviors={behaviors} />
      {typed && isMeant && (
        <Typeahead
          label={t('pages')}
          offered={found.slice(0, SHOWN)}
          typed={typed}
          status={status()}
          onChoose={choose}
          onClose={close}
          onActive={(one) => one && setActive(one)}
        />
      )}
    </>
  )
}

/** Splits the keyword into a page's name and, after a #, a heading's name. */
function split(keyword: string): [name: string, heading?: string] {
  const at = keyword.search(/[#＃]/)
  return at < 0 ? [keyword] : [keyword.slice(0, at), keyword.slice(at + 1)]
}

/** The choices loaded for `key`. */
interface LoadedChoices<T> {
  key?: string
  choices: readonly T[]
  problem?: unknown
}

/** Loads the choices whenever `key` changes; until they have loaded, there are none. */
function useChoices<T>(
  key: string | undefined,
  load: () => Promise<readonly T[]>,
): LoadedChoices<T> & { isLoading: boolean } {
  const [loaded, setLoaded] = useState<LoadedChoices<T>>({ choices: [] })
  useEffect(() => {
    if (key === undefined) return
    let isLeft = false
    load().then(
      (choices) => isLeft || setLoaded({ key, choices }),
      (problem: unknown) => isLeft || setLoaded({ key, choices: [], problem }),
    )
    return () => {
      isLeft = true
    }
  }, [key])
  const isLoading = loaded.key !== key
  return { ...(isLoading ? { choices: [] } : loaded), isLoading }
}
