import type { SanityClient } from '@sanity/client'

/** The lake did not answer: the content is not at fault, and a retry may succeed. */
export class LakeFailure extends Error {
  override name = 'LakeFailure'
  constructor(cause: unknown) {
    super(`The content lake did not answer: ${String(cause)}`, { cause })
  }
}

/** A client that throws a LakeFailure when a request fails, so that callers can tell it from malformed content. */
export function namingFailures(client: SanityClient): SanityClient {
  const fetch = async (query: string, params: Record<string, unknown> = {}): Promise<unknown> => {
    const answer = await client.fetch<unknown>(query, params).catch((error: unknown) => {
      throw new LakeFailure(error)
    })
    // The client returns `undefined` for a response that is not the lake's.
    if (answer === undefined) throw new LakeFailure('It answered something else than JSON')
    return answer
  }
  return new Proxy(client, {
    get: (target, name) => (name === 'fetch' ? fetch : Reflect.get(target, name, target)),
  })
}
