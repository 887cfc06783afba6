import { isPublishedId } from '../documents/ids.ts'
import type { Transaction } from '../mutations/commit.ts'
import { evaluateDelta, parseQuery } from '../query/groq.ts'

/** What the site is told of each changed published document. */
const PROJECTION = `{
  "id": _id, "type": _type, "rev": _rev,
  "operation": delta::operation(),
  "path": path.current, "pathBefore": before().path.current,
  "linkChanged": delta::operation() != "update"
    || before().path.current != after().path.current
    || coalesce(before().sidebarLabel, before().title).en != coalesce(after().sidebarLabel, after().title).en
    || coalesce(before().sidebarLabel, before().title).zhTW != coalesce(after().sidebarLabel, after().title).zhTW
}`

// groq-js evaluates delta::changedAny() only asynchronously, and a delivery is stored in the very
// transaction that it tells of; so the words are compared one by one.

const projection = parseQuery(PROJECTION, {}, 'delta')

export type Delivery = { documentId: string; operation: string; body: string }

const OPERATION = { appear: 'create', update: 'update', disappear: 'delete' }

/** Drafts, versions and system documents stay here; assets do not change a page by themselves. */
const isTold = (id: string) => isPublishedId(id) && !id.startsWith('_')

/** One delivery per changed published document, in the order of the transaction. */
export function deliveriesOf(transaction: Transaction): Delivery[] {
  return transaction.changes
    .filter((change) => isTold(change.id))
    .map(({ id, before, after, transition }) => ({
      documentId: id,
      operation: OPERATION[transition],
      body: JSON.stringify(evaluateDelta(projection, before, after)),
    }))
}
