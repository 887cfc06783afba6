import type { SanityClient } from '@sanity/client'

/** The lake was asked and gave no answer: what it holds is not to blame, and asking later may help. */
export class LakeFailure extends Error {
  override name = 'LakeFailure'
  constructor(cause: unknown) {
    super(`The content lake did not answer: ${String(cause)}`, { cause })
  }
}

/** A client whose failures to read are told from faults in what was read. */
export function namingFailures(client: SanityClient): SanityClient {
  const fetch = async (query: string, params: Record<string, unknown> = {}): Promise<unknown> => {
    const answer = await client.fetch<unknown>(query, params).catch((error: unknown) => {
      throw new LakeFailure(error)
    })
    // What the client makes of an answer that no lake gave.
    if (answer === undefined) throw new LakeFailure('It answered something else than JSON')
    return answer
  }
  return new Proxy(client, {
    get: (target, name) => (name === 'fetch' ? fetch : Reflect.get(target, name, target)),
  })
}
