import { setImmediate as otherWork } from 'node:timers/promises'
import { attributesOf } from '../../../../schemas/attributes.ts'
import { hostedLimits } from '../../../../schemas/hosted-limits.ts'
import { readsAll } from '../../access/may-read.ts'
import { storedDocuments } from '../../export/stored-documents.ts'
import { unauthorized } from '../../http/errors.ts'
import type { Context } from '../context.ts'

/** Documents processed before other requests get a turn. */
const AT_ONCE = 50

/** Counts documents and attributes, with the limits of the hosted service's smallest plan. */
export async function stats({ lake, user }: Context) {
  if (!readsAll(user)) throw unauthorized('Sign in to see the statistics of the dataset')
  const attributes = new Set<string>()
  let documents = 0
  for (const { body } of storedDocuments(lake.options.dataDir)) {
    for (const [name] of attributesOf(JSON.parse(body))) attributes.add(name)
    documents += 1
    if (documents % AT_ONCE === 0) await otherWork()
  }
  return {
    documents: { count: { value: documents } },
    fields: { count: { value: attributes.size, limit: hostedLimits.datasetAttributes.most } },
  }
}
