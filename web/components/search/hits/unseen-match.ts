import { property } from '../../../enhancements/property.ts'
import { type Hit, nameAttribute, otherName } from './hit.ts'

/** Fields that match without being shown, the most informative first. */
const UNSEEN = [
  'identifiers',
  'codes',
  'keywords',
  'elsewhere',
  'translated',
  'about',
  'sections',
  'identifiers_split',
] as const

type MatchedHit = Pick<Hit, 'identifiers' | 'codes' | 'elsewhere'> & { _rawTypesenseHit?: unknown }

/** The matching text of a hit without visible marks: a name on the page, or a word that readers use for it. */
export function unseenMatch(hit: MatchedHit): string | undefined {
  const marked = property(hit._rawTypesenseHit, 'highlight')
  const [name = '', at = ''] = nameAttribute(hit) ?? []
  const seen = [
    ...['hierarchy', 'content', 'path'].map((field) => property(marked, field)),
    property(property(marked, name), at),
    otherName(hit, 'elsewhere'),
    otherName(hit, 'translated'),
  ]
  if (seen.some((each) => typeof each === 'string' || hasMark(each))) return undefined
  for (const field of UNSEEN) {
    const values = property(marked, field)
    const texts = Array.isArray(values) ? values.map(textOf) : []
    const [best] = texts.filter(isMarked).sort((one, other) => marksIn(other) - marksIn(one))
    if (best) return best.replaceAll(/<\/?mark>/g, '')
  }
  return undefined
}

const textOf = (marked: unknown): string => String(property(marked, 'snippet') ?? '')
const isMarked = (text: string): boolean => text.includes('<mark>')
const marksIn = (text: string): number => text.split('<mark>').length

/** Whether a highlight contains a mark, at any depth, as headings are nested. */
function hasMark(value: unknown): boolean {
  if (isMarked(textOf(value))) return true
  return typeof value === 'object' && value !== null && Object.values(value).some(hasMark)
}
