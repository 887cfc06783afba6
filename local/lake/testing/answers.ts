import { isHttpError } from '@sanity/client'

type Item = {
  index: number
  error: { type: string; description: string; [detail: string]: unknown }
}

export type Refusal = {
  status: number
  /** What the client says of it. */
  message: string
  type: string
  items: Item[]
}

/** What a request that must fail was answered, as the Studio and scripts read it. */
export async function refusal(request: Promise<unknown>): Promise<Refusal> {
  try {
    await request
  } catch (error) {
    if (!isHttpError(error)) throw error
    // The lake's own answer, whose shape the caller is about to check.
    const { error: inner } = error.response.body as {
      error: { type: string; items?: Item[] } | string
    }
    const told = typeof inner === 'string' ? { type: inner } : inner
    return { status: error.statusCode, message: error.message, items: [], ...told }
  }
  throw new Error('The request succeeded, but should have been refused')
}

type Observed<T> = {
  subscribe: (observer: { next: (value: T) => void; error: (error: unknown) => void }) => unknown
}

/** What the client's observable of one answer gives. */
export const answerOf = <T>(observable: Observed<T>): Promise<T> =>
  new Promise((resolve, reject) => observable.subscribe({ next: resolve, error: reject }))
