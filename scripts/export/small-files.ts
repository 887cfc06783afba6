import { translationFields } from '../../schemas/locales.ts'
import { localisedWords } from '../../schemas/localised-words.ts'
import type { Names } from '../../schemas/markdown/write/names.ts'
import type { LakeContent } from './lake-content.ts'

type One<K extends keyof LakeContent> = LakeContent[K][number]

/** `settings.yaml` */
export function settingsValue(settings: One<'settings'>, names: Names) {
  const { name, tagline, copyright, reportSearchUrl, reportPageUrl } = settings
  const { baseUrlIssueBanner, accent, landing } = settings
  return {
    name: localisedWords(name),
    tagline: localisedWords(tagline),
    copyright: localisedWords(copyright),
    ...(reportSearchUrl !== undefined && { reportSearchUrl }),
    ...(reportPageUrl !== undefined && { reportPageUrl }),
    baseUrlIssueBanner,
    ...(accent && { accent }),
    ...(landing && { landing: landingValue(landing, names) }),
  }
}

function landingValue(
  { title, lead, operation, samples, tasks }: NonNullable<One<'settings'>['landing']>,
  names: Names,
) {
  return {
    title: localisedWords(title),
    lead: localisedWords(lead),
    operation: names.operation(operation._ref),
    ...(tasks && {
      tasks: tasks.map(({ title, text, page, anchor }) => ({
        title: localisedWords(title),
        ...(text && { text: localisedWords(text) }),
        to: [names.page(page._ref), ...(anchor === undefined ? [] : [anchor])].join('#'),
      })),
    }),
    samples: samples.map(({ label, value, language, code }) => ({ label, value, language, code })),
  }
}

/** Name of an announcement in the folder: its id without the type's prefix. */
export const announcementName = ({ _id }: Pick<One<'announcements'>, '_id'>): string =>
  _id.replace(/^announcement-/, '')

/** An entry of `announcements.yaml`; `sidebar` maps a sidebar's id to its name. */
export function announcementValue(
  announcement: One<'announcements'>,
  names: Names,
  sidebar: (id: string) => string,
) {
  const { level, text, page, href, sections, startsAt, endsAt, closeable } = announcement
  return {
    name: announcementName(announcement),
    level,
    text: localisedWords(text),
    ...(page && { page: names.page(page._ref) }),
    ...(href !== undefined && { href }),
    ...(sections && { sections: sections.map(({ _ref }) => sidebar(_ref)) }),
    ...(startsAt !== undefined && { startsAt }),
    ...(endsAt !== undefined && { endsAt }),
    ...(closeable !== undefined && { closeable }),
  }
}

/** An entry of `versions.yaml` */
export const versionValue = (version: One<'versions'>, names: Names) => ({
  name: version.name,
  label: version.label,
  isLast: version.isLast,
  path: version.path,
  mainPage: names.page(version.mainPage._ref),
})

/** An entry of `environments.yaml` */
export const environmentValue = (environment: One<'environments'>) => ({
  identifier: environment.identifier,
  label: localisedWords(environment.label),
  rest: environment.rest,
  stream: environment.stream,
  realMoney: environment.realMoney,
  onLandingPage: environment.onLandingPage,
  order: environment.order,
  ...(environment.sites && {
    sites: environment.sites.map(({ identifier, rest, stream }) => ({
      identifier,
      rest,
      ...(stream !== undefined && { stream }),
    })),
  }),
})

/** An entry of `redirects.yaml` */
export const redirectValue = ({ from, to, toAnchor }: One<'redirects'>, names: Names) => ({
  from,
  to: names.page(to._ref),
  ...(toAnchor !== undefined && { toAnchor }),
})

/** The part of the entry's id after the date. */
export const changelogName = ({ _id, date }: Pick<One<'changelog'>, '_id' | 'date'>): string =>
  _id.replace(/^changelog-/, '').replace(`${date}-`, '')

/** An entry of `changelog.yaml` */
export const changelogValue = (entry: One<'changelog'>, names: Names) => ({
  name: changelogName(entry),
  date: entry.date,
  kind: entry.kind,
  title: localisedWords(entry.title),
  body: localisedWords(entry.body),
  pages: entry.pages.map((page) => names.page(page._ref)),
  ...(entry.changes && {
    changes: entry.changes.map(({ _key, _type, subject, rule, ...fact }) => ({
      rule,
      of: subject._ref,
      ...fact,
    })),
  }),
})

/** An entry of `glossary.yaml` */
export const termValue = ({
  term,
  also,
  forbidden,
  note,
  caseSensitive,
  ...own
}: One<'terms'>) => ({
  term,
  ...Object.fromEntries(
    translationFields.flatMap((field) => (own[field] === undefined ? [] : [[field, own[field]]])),
  ),
  ...(also && { also }),
  ...(forbidden && { forbidden }),
  ...(note !== undefined && { note }),
  ...(caseSensitive !== undefined && { caseSensitive }),
})
