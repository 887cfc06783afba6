import { isHttpError } from '@sanity/client'

type Item = {
  index: number
  error: { type: string; description: string; [detail: string]: unknown }
}

export type Refusal = {
  status: number
  /** The client's error message. */
  message: string
  type: string
  items: Item[]
}

/** The error answer to a request that must fail, as the Studio and scripts read it. */
export async function refusal(request: Promise<unknown>): Promise<Refusal> {
  try {
    await request
  } catch (error) {
    if (!isHttpError(error)) throw error
    // The cast is safe for the lake's own answer, whose shape the caller checks.
    const { error: inner } = error.response.body as {
      error: { type: string; items?: Item[] } | string
    }
    const details = typeof inner === 'string' ? { type: inner } : inner
    return { status: error.statusCode, message: error.message, items: [], ...details }
  }
  throw new Error('The request succeeded, but should have been refused')
}

type ObservableLike<T> = {
  subscribe: (observer: { next: (value: T) => void; error: (error: unknown) => void }) => unknown
}

/** The value of a client's observable with one answer. */
export const answerOf = <T>(observable: ObservableLike<T>): Promise<T> =>
  new Promise((resolve, reject) => observable.subscribe({ next: resolve, error: reject }))
