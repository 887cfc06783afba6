import type { Analysis } from '../../web/client-check/analyse.ts'
import type { FileLocation, UsageFinding } from '../../web/client-check/finding.ts'
import { linkOf } from './find-surface.ts'

const HEADINGS: Record<UsageFinding['kind'], string> = {
  unknown: 'The API does not have',
  misspelt: 'Probably misspelt',
  deprecated: 'Deprecated',
  changed: 'Changed',
}

/** Most locations printed for one finding. */
const MOST = 5

/** The findings as text for a terminal. */
export function findingReport(
  analysis: Analysis,
  findings: readonly UsageFinding[],
  origin: string,
) {
  const lines = Object.entries(HEADINGS).flatMap(([kind, heading]) => {
    const own = findings.filter((finding) => finding.kind === kind)
    return own.length === 0
      ? []
      : [`${heading} (${own.length})`, ...own.flatMap((each) => findingLines(each, origin)), '']
  })
  return [...lines, ...endLines(analysis, findings)]
}

function findingLines(finding: UsageFinding, origin: string): string[] {
  const { what, of, instead, values, examples, change, places, count, breaking } = finding
  const about = [
    of && `of ${of}`,
    instead && `→ ${instead}`,
    values && `one of ${values.join(', ')}`,
    examples && `such as ${examples.join(', ')}`,
    change && `${change.date} ${change.title['en'] ?? ''}`,
    change && breaking && '(breaking)',
  ]
  const link = linkOf(finding, origin)
  return [
    `  ${[what, ...about].filter(Boolean).join(' ')}`,
    `    ${placeWords(places, count)}`,
    ...(link === undefined ? [] : [`    ${link}`]),
  ]
}

function placeWords(places: readonly FileLocation[], count: number): string {
  const shown = places.slice(0, MOST).map(({ file, line }) => `${file}:${line}`)
  const more = count - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')
}

function endLines(
  { used, read, open, skipped, problems }: Analysis,
  findings: readonly UsageFinding[],
) {
  const calls = used.filter(({ subject }) => subject === 'call').length
  const left = [
    skipped.folder > 0 && `${skipped.folder} in folders of packages and builds`,
    skipped.prose > 0 && `${skipped.prose} of prose`,
    skipped.binary > 0 && `${skipped.binary} that are no text`,
  ].filter(Boolean)
  return [
    ...open.map(
      ({ what, places, count }) =>
        `Not checked, a part is known when it runs only: ${what} ${placeWords(places, count)}`,
    ),
    ...problems.map(({ file, problem, count }) => `${file}: ${PROBLEMS[problem](count ?? 0)}`),
    used.length === 0 && findings.length === 0
      ? `Nothing of the API was recognised. Files read: ${read}.`
      : `Files read: ${read}. Of the API, calls: ${calls}, topics: ${used.length - calls}. Findings: ${findings.length}.`,
    ...(left.length > 0 ? [`Left out: ${left.join(', ')}.`] : []),
  ]
}

const PROBLEMS: Record<Analysis['problems'][number]['problem'], (count: number) => string> = {
  'no-har': () => 'no HAR: it has no list of entries. Save it anew from the network panel.',
  'cut-har': (count) => `ends in the middle; its first ${count} entries were read.`,
  'har-entries': (count) => `${count} entries could not be read.`,
  unreadable: () => 'could not be read.',
}
