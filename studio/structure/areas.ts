import { areaMessages } from './area-messages.ts'

/** Areas that readers look for first, then the others by title. */
const FIRST = ['market', 'trade', 'position', 'account', 'asset', 'user']

/** Topics are in specifications by connection; here they are with the operations of their matter. */
const TOPIC_AREAS: Record<string, string> = {
  public: 'market',
  'private/position': 'position',
  'private/wallet': 'account',
  'private/greeks': 'account',
  private: 'trade',
  system: 'system-status',
}

export interface Described {
  id: string
  type: 'apiOperation' | 'apiChannel'
  spec: string
  /** Of the topic; operations are distinguished by other things. */
  name: string | null
}

export interface Area {
  id: string
  /** In English, by which they are in order. */
  title: string
  operations: string[]
  topics: string[]
}

/** The areas of the API with the ids of what belongs to each, in the order in which they came. */
export function areasOf(documents: readonly Described[]): Area[] {
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

function areaOf({ type, spec, name }: Described): string {
  if (type === 'apiOperation') return spec
  return TOPIC_AREAS[`${spec}/${name}`] ?? TOPIC_AREAS[spec] ?? spec
}

/** A specification that is new is called by its name. */
function titleOf(id: string): string {
  if (isNamed(id)) return areaMessages.en[id]
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whether an area has a name in each language of the Studio. */
export const isNamed = (id: string): id is keyof typeof areaMessages.en => id in areaMessages.en

function rank({ id }: Area): number {
  const place = FIRST.indexOf(id)
  return place === -1 ? FIRST.length : place
}
