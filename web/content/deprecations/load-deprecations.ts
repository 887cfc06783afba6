import type { SanityClient } from '@sanity/client'
import type { Locale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import { fetchOperationPages } from '../addresses/operation-pages.ts'
import { omitUndefined } from '../lake/optional-fields.ts'
import { Reader } from '../lake/reader.ts'
import type { Deprecation } from '../model/page-data.ts'
import { fetchEnumPages } from '../reference/enum-pages.ts'
import { resolveDeprecation } from '../reference/resolve-deprecation.ts'
import type { StoredDeprecation } from '../reference/stored-deprecation.ts'
import { type DeprecatedField, fetchDeprecated } from './deprecated-documents.ts'

/** A deprecated operation, topic, parameter, field or value. */
export interface ListedDeprecation {
  /** Unique in the list: `GET /v5/position/list tpslMode`. */
  key: string
  /** `GET /v5/market/kline`, `tpslMode`, `Buy` */
  name: string
  /** For a parameter, field or value: the operation, topic or enumeration that has it. */
  of?: string
  /** The page that documents it. */
  href?: string
  deprecation: Deprecation
  /** ISO time at which the document that states the deprecation was last published. */
  revised: string
}

export interface Deprecations {
  /** Endpoints and topics. Like `parts` sorted by date, the latest first. */
  whole: ListedDeprecation[]
  /** Parameters, fields and values. */
  parts: ListedDeprecation[]
  /** Cache tags. */
  dependencies: string[]
}

/** All deprecations of the API. Throws when the lake does not answer. */
export async function loadDeprecations(
  client: SanityClient,
  locale: Locale,
): Promise<Deprecations> {
  const reader = new Reader(client)
  const { operations, channels, enumerations } = await fetchDeprecated(reader)
  const shown = [...operations, ...channels].map(({ id }) => id)
  const lives = [...operations, ...channels, ...enumerations].flatMap(livesIn)
  const [operationPages, enumPages] = await Promise.all([
    fetchOperationPages(
      reader,
      new Set([...shown, ...lives.flatMap((life) => life?.replacedBy?._ref ?? [])]),
    ),
    fetchEnumPages(
      reader,
      enumerations.map(({ id }) => id),
    ),
  ])

  const hrefOf = (id: string): string | undefined => {
    const { documentation, explorer } = operationPages.get(id) ?? {}
    const page = documentation ?? explorer ?? enumPages.get(id)
    return page && pageHref(page.path, locale)
  }
  const listed = (
    { id, _updatedAt }: RevisedPage,
    name: string,
    life: StoredDeprecation | null | undefined,
    of?: string,
  ): ListedDeprecation =>
    omitUndefined({
      key: [of, name].filter(Boolean).join(' '),
      name,
      of,
      href: hrefOf(id),
      deprecation: resolveDeprecation(life, { locale, operationPages }) ?? {},
      revised: _updatedAt,
    })
  const ofFields = (document: RevisedPage, of: string, fields: readonly DeprecatedField[]) =>
    fields.flatMap(({ name, deprecated, deprecation, deprecatedValues }) => [
      ...(deprecated ? [listed(document, name, deprecation, of)] : []),
      ...deprecatedValues.map((one) =>
        listed(document, one.value, one.deprecation, `${of} ${name}`),
      ),
    ])

  return {
    whole: sorted([
      ...operations.flatMap((one) =>
        one.deprecated ? [listed(one, `${one.method} ${one.path}`, one.deprecation)] : [],
      ),
      ...channels.flatMap((one) =>
        one.deprecated ? one.topics.map((pattern) => listed(one, pattern, one.deprecation)) : [],
      ),
    ]),
    parts: sorted([
      ...operations.flatMap((one) =>
        ofFields(one, `${one.method} ${one.path}`, [...one.parameters, ...one.response]),
      ),
      ...channels.flatMap((one) => ofFields(one, one.topics[0] ?? '', one.fields)),
      ...enumerations.flatMap((one) =>
        one.values.map(({ value, deprecation }) => listed(one, value, deprecation, one.name)),
      ),
    ]),
    dependencies: reader.dependencies,
  }
}

interface RevisedPage {
  id: string
  _updatedAt: string
}

type DeprecationState = StoredDeprecation | null | undefined

interface DeprecableDocument {
  deprecation?: DeprecationState
  parameters?: DeprecatedField[]
  response?: DeprecatedField[]
  fields?: DeprecatedField[]
  values?: { deprecation: StoredDeprecation }[]
}

const livesIn = ({
  deprecation,
  parameters = [],
  response = [],
  fields = [],
  values = [],
}: DeprecableDocument): DeprecationState[] => [
  deprecation,
  ...[...parameters, ...response, ...fields].flatMap((field) => [
    field.deprecation,
    ...field.deprecatedValues.map((one) => one.deprecation),
  ]),
  ...values.map((one) => one.deprecation),
]

/** Lists a name once: a request's object and the response may share one. */
function sorted(all: readonly ListedDeprecation[]): ListedDeprecation[] {
  const once = [...new Map(all.map((one) => [one.key, one])).values()]
  return once.sort((a, b) => compare(lastDay(b), lastDay(a)) || compare(a.key, b.key))
}

const lastDay = ({ deprecation: { sunset, since } }: ListedDeprecation): string =>
  sunset?.date ?? since?.date ?? ''

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
