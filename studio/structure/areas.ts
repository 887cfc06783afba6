import { areaMessages } from './area-messages.ts'

/** Areas that readers use most come first, then the others by title. */
const FIRST = ['market', 'trade', 'position', 'account', 'asset', 'user']

/** Specifications group topics by connection; this table assigns them to the areas of related operations. */
const TOPIC_AREAS: Record<string, string> = {
  public: 'market',
  'private/position': 'position',
  'private/wallet': 'account',
  'private/greeks': 'account',
  private: 'trade',
  system: 'system-status',
}

export interface AreaDocument {
  id: string
  type: 'apiOperation' | 'apiChannel'
  spec: string
  /** Name of the topic; not needed for operations. */
  name: string | null
}

export interface Area {
  id: string
  /** English title, by which the areas are sorted. */
  title: string
  operations: string[]
  topics: string[]
}

/** Returns the areas of the API with the ids of their documents, in the documents' order. */
export function areasOf(documents: readonly AreaDocument[]): Area[] {
  const areas = new Map<string, Area>()
  for (const document of documents) {
    const id = areaOf(document)
    const area = areas.get(id) ?? { id, title: titleOf(id), operations: [], topics: [] }
    const list = document.type === 'apiOperation' ? area.operations : area.topics
    list.push(document.id)
    areas.set(id, area)
  }
  return [...areas.values()].sort((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title))
}

function areaOf({ type, spec, name }: AreaDocument): string {
  if (type === 'apiOperation') return spec
  return TOPIC_AREAS[`${spec}/${name}`] ?? TOPIC_AREAS[spec] ?? spec
}

/** A new specification without a message is titled by its name. */
function titleOf(id: string): string {
  if (isNamed(id)) return areaMessages.en[id]
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whether an area has a title in both languages of the Studio. */
export const isNamed = (id: string): id is keyof typeof areaMessages.en => id in areaMessages.en

function rank({ id }: Area): number {
  const place = FIRST.indexOf(id)
  return place === -1 ? FIRST.length : place
}
