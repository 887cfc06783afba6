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
 * Returns the languages of a draft that the user publishes: those of their role, and others that nobody else changed.
 * The remaining languages wait for other users, and are named with their last author.
 */
export function useLanguages(draft: Stored | null, published: Stored | null) {
  const t = useMessages(languagesMessages)
  const user = useCurrentUser()
  const waiting = draft ? waitingIn(draft, published) : []
  const own = ownLanguages(user)
  const foreignLocales = waiting.filter((locale) => !own.includes(locale))
  const { authors, isKnown } = useAuthors(draft, published, foreignLocales)
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
    /** Whether `publishes` and `others` are up to date: after each edit they lag by a moment. */
    isKnown,
    /** Label of the publish button. */
    label:
      publishes.length > 1
        ? t('all')
        : t('publish', { language: names(publishes.length > 0 ? publishes : own) }),
    /** Text shown if the user has nothing to publish. */
    nothing: t('nothing'),
    /** A short text and a sentence about languages that wait for others; empty if there are none. */
    waits: others.length === 0 ? '' : t('waits', { language }),
    explanation:
      others.length === 0 ? '' : who ? t('toldBy', { language, who }) : t('told', { language }),
  }
}

const known = new WeakMap<Stored, { published: Stored | null; waiting: readonly Locale[] }>()

/** Cached per draft object, because several parts of a form call it for the same draft. */
function waitingIn(draft: Stored, published: Stored | null): readonly Locale[] {
  const found = known.get(draft)
  if (found?.published === published) return found.waiting
  const waiting = waitingLanguages(published ?? undefined, draft)
  known.set(draft, { published, waiting })
  return waiting
}

/** Returns a language's name in another language or in itself, without its country. */
export function nameIn(locale: Locale, inLanguage: string): string {
  const { language, script } = new Intl.Locale(localeConfig[locale].htmlLang)
  const code = script ? `${language}-${script}` : language
  return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code) ?? code
}

/** Time without edits after which the history is queried, in ms. */
const REST_MS = 500

/**
 * Returns who changed these languages of the draft; undefined until first known. After an edit, `authors` are those of
 * an earlier revision until `isKnown` is true.
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
          // Without authors, the changes count as another user's, and wait.
          know(new Map())
        },
      )
    // Typing creates revisions continuously, and only the last one is published.
    const rest = setTimeout(ask, REST_MS)
    return () => {
      gone = true
      clearTimeout(rest)
    }
    // `revision` identifies the documents, so they are no dependencies.
  }, [client, revision, wanted])
  return {
    authors: found?.id === id ? found?.authors : undefined,
    isKnown: wanted === '' || found?.revision === revision,
  }
}
