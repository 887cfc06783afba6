import { useEffect, useState } from 'react'
import { useClient, useCurrentUser, useLocale, useUser } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import { type Locale, localeConfig } from '../../schemas/locales.ts'
import { waitingLanguages } from '../../schemas/publishing/split-by-language.ts'
import type { Stored } from '../../schemas/publishing/stored.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { type LanguageAuthors, languageAuthors } from './language-authors.ts'
import { languagesMessages } from './languages-messages.ts'
import { ownLanguages } from './own-languages.ts'

/**
 * What of a draft the user publishes: the languages of their role, and any other that nobody else changed. What else
 * waits is told with who changed it last.
 */
export function useLanguages(draft: Stored | null, published: Stored | null) {
  const t = useMessages(languagesMessages)
  const user = useCurrentUser()
  const waiting = draft ? waitingIn(draft, published) : []
  const own = ownLanguages(user)
  const asked = waiting.filter((locale) => !own.includes(locale))
  const { authors, isKnown } = useAuthors(draft, published, asked)
  const isMine = (locale: Locale) =>
    own.includes(locale) || authors?.get(locale)?.every((author) => author === user?.id) === true
  const publishes = waiting.filter(isMine)
  const others = waiting.filter((locale) => !isMine(locale))
  const [last] = others.flatMap((locale) => authors?.get(locale)?.[0] ?? [])
  const [person] = useUser(last ?? '')
  const { id } = useLocale().currentLocale
  const names = (locales: readonly Locale[]) => locales.map((one) => nameIn(one, id)).join(', ')
  const language = names(others)
  const who = person?.displayName
  return {
    publishes,
    others,
    /** Whether `publishes` and `others` are those of the draft as it is now; a moment after each edit they are. */
    isKnown,
    /** What the button says. */
    label:
      publishes.length > 1
        ? t('all')
        : t('publish', { language: names(publishes.length > 0 ? publishes : own) }),
    /** What is said where the user has nothing to publish. */
    nothing: t('nothing'),
    /** What waits for others, in a few words and in a sentence; empty where nothing does. */
    waits: others.length === 0 ? '' : t('waits', { language }),
    told: others.length === 0 ? '' : who ? t('toldBy', { language, who }) : t('told', { language }),
  }
}

const known = new WeakMap<Stored, { published: Stored | null; waiting: readonly Locale[] }>()

/** Several parts of a form ask the same of each draft that an edit makes. */
function waitingIn(draft: Stored, published: Stored | null): readonly Locale[] {
  const found = known.get(draft)
  if (found?.published === published) return found.waiting
  const waiting = waitingLanguages(published ?? undefined, draft)
  known.set(draft, { published, waiting })
  return waiting
}

/** What a language is called in another one, or in itself; its country does not matter here. */
export function nameIn(locale: Locale, inLanguage: string): string {
  const { language, script } = new Intl.Locale(localeConfig[locale].htmlLang)
  const code = script ? `${language}-${script}` : language
  return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code) ?? code
}

/** For how long nothing is edited before the history is asked who edited. */
const REST_MS = 500

/**
 * Who changed these languages of the draft, or of what it was a moment ago: whether it is of the draft as it is now is
 * said beside it. Undefined until it is known the first time.
 */
function useAuthors(
  draft: Stored | null,
  published: Stored | null,
  languages: readonly Locale[],
): { authors: LanguageAuthors | undefined; isKnown: boolean } {
  const client = useClient({ apiVersion: API_VERSION })
  const [found, setFound] = useState<{ id: string; revision: string; authors: LanguageAuthors }>()
  const wanted = languages.join()
  const { _id: id, _rev: revision } = draft ?? {}
  useEffect(() => {
    if (!draft || wanted === '') return
    let gone = false
    const know = (authors: LanguageAuthors) =>
      !gone && setFound({ id: draft._id, revision: draft._rev, authors })
    const ask = () =>
      languageAuthors(client, draft, published ?? undefined, languages).then(
        know,
        (error: unknown) => {
          console.warn('The history does not say who edited', draft._id, error)
          // Not knowing is the careful answer: what others may have written waits.
          know(new Map())
        },
      )
    // Who types makes a revision every moment, and only the last one is published.
    const rest = setTimeout(ask, REST_MS)
    return () => {
      gone = true
      clearTimeout(rest)
    }
    // The documents are those of the revision.
  }, [client, revision, wanted])
  return {
    authors: found?.id === id ? found?.authors : undefined,
    isKnown: wanted === '' || found?.revision === revision,
  }
}
