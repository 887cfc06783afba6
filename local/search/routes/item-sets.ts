import { integer } from '../engine/parameters.ts'
import { HttpError } from '../http/http-error.ts'
import { parseJson } from '../http/parse-json.ts'
import { isObject } from '../store/document.ts'
import type { ResourceKind } from '../store/resources.ts'
import { ok, type Reply } from './reply.ts'
import type { Call, Route } from './route.ts'

interface ItemSet<Item extends { id: string }> {
  kind: ResourceKind
  /** As errors call it, such as `Synonym`. */
  noun: string
  readSet: (body: unknown) => { items: Item[] }
  readItem: (body: unknown) => Item
}

/** The calls for single items of the sets of a kind. */
export function itemRoutes<Item extends { id: string }>(set: ItemSet<Item>): Route[] {
  const { kind, noun } = set
  const path = `/${kind}/:name/items`
  const itemsOf = ({ store, at }: Call): Item[] => {
    const body = store.resources.get(kind, at('name'))
    if (body === undefined) throw new HttpError(404, `${noun} set not found`)
    return set.readSet(body).items
  }
  const replace = (call: Call, change: (items: Item[]) => Item[], answer: unknown): Reply => {
    call.store.resources.put(kind, call.at('name'), { items: change(itemsOf(call)) })
    return ok(answer)
  }
  return [
    {
      method: 'GET',
      path,
      action: `${kind}/items:list`,
      parameters: ['limit', 'offset'],
      run: (call) => ok(pageOf(itemsOf(call), call.query)),
    },
    {
      method: 'GET',
      path: `${path}/:id`,
      action: `${kind}/items:get`,
      run: (call) => {
        const item = itemsOf(call).find(({ id }) => id === call.at('id'))
        if (!item) throw new HttpError(404, `${noun} item not found`)
        return ok(item)
      },
    },
    {
      method: 'PUT',
      path: `${path}/:id`,
      action: `${kind}/items:upsert`,
      run: (call) => {
        const body = parseJson(call.body)
        const item = set.readItem({ ...(isObject(body) ? body : {}), id: call.at('id') })
        return replace(call, (items) => [...items.filter(({ id }) => id !== item.id), item], item)
      },
    },
    {
      method: 'DELETE',
      path: `${path}/:id`,
      action: `${kind}/items:delete`,
      run: (call) => {
        const id = call.at('id')
        return replace(call, (items) => items.filter((each) => each.id !== id), { id })
      },
    },
  ]
}

/** So many from there on; all without a `limit`, or with one of 0, as on a real server. */
function pageOf<T>(list: readonly T[], query: URLSearchParams): T[] {
  const raw = Object.fromEntries(query)
  const offset = integer(raw, 'offset', 0)
  return list.slice(offset, offset + (integer(raw, 'limit', 0) || list.length))
}
