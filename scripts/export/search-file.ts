import { localeConfig, locales } from '../../schemas/locales.ts'
import type { Names } from '../../schemas/markdown/write/names.ts'
import type { LakeContent } from './lake-content.ts'

type One<K extends 'synonyms' | 'curations' | 'stopWords'> = LakeContent[K][number]

/** Name of a search document in the folder: its id without the type's prefix. */
export const synonymName = ({ _id }: Pick<One<'synonyms'>, '_id'>): string =>
  _id.replace(/^synonym-/, '')

export const curationName = ({ _id }: Pick<One<'curations'>, '_id'>): string =>
  _id.replace(/^curation-/, '')

/** A synonym of `search.yaml` */
export function synonymValue(document: One<'synonyms'>) {
  const { direction, from, language, words } = document
  return {
    name: synonymName(document),
    language,
    ...(from !== undefined && { from }),
    ...(from !== undefined && direction === 'both' && { direction }),
    words,
  }
}

/** A curation of `search.yaml` */
export function curationValue(document: One<'curations'>, names: Names) {
  const { query, match, language, pinned, hidden } = document
  return {
    name: curationName(document),
    query,
    match,
    language,
    ...(pinned && {
      pinned: pinned.map(({ page, anchor }) =>
        [names.page(page._ref), ...(anchor ? [anchor] : [])].join('#'),
      ),
    }),
    ...(hidden && { hidden: hidden.map(({ _ref }) => names.page(_ref)) }),
  }
}

/** The stop words of `search.yaml` */
export const stopWordsValue = (document: One<'stopWords'>) =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const own: unknown = Reflect.get(document, localeConfig[locale].field)
      return Array.isArray(own) && own.length > 0 ? [[locale, own]] : []
    }),
  )
