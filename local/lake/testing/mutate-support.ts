import { tokenOf } from './test-lake.ts'

export const doc = (_id: string, more: Record<string, unknown> = {}) => ({
  _id,
  _type: 'page',
  ...more,
})

export const to = (_ref: string, more = {}) => ({ _type: 'reference', _ref, ...more })

/** Sends a body or options that the client cannot produce. */
export const post = (url: string, body: unknown, query = '') =>
  fetch(`${url}/v2025-02-19/data/mutate/production${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf('writer')}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
