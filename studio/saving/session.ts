import type { ClientConfig } from '@sanity/client'
import { z } from 'zod'

type Handler = NonNullable<ClientConfig['requestHandler']>

/** Requests the id of the signed-in user. */
type FetchUserId = () => Promise<string | undefined>

const refusal = z.object({ statusCode: z.union([z.literal(401), z.literal(403)]) })
const listeners = new Set<() => void>()
/** Id of the user for whom the Studio is rendered. */
let user: string | undefined
/** Pending while the session is over: requests wait for it until that user has signed in again. */
let over: PromiseWithResolvers<void> | undefined

const notifyListeners = () => {
  for (const listener of listeners) listener()
}

export const isSessionOver = (): boolean => over !== undefined

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** From now on requests wait when the session of user `id` has ended; the returned function stops this. */
export function watchSession(id: string): () => void {
  user = id
  return () => {
    user = undefined
    resumeSession()
  }
}

/** Sends the waiting requests. */
export function resumeSession(): void {
  over?.resolve()
  over = undefined
  notifyListeners()
}

/**
 * Keeps unsaved changes when the session ends. Sanity reverts changes that the lake refuses, and after an answer that
 * the session is unknown it leaves for the sign-in and loses everything unsent (`createStudioRequestHandler` of sanity
 * 6.16.0). Sanity's handler sees neither answer: the request waits until the same user has signed in, and is repeated.
 */
export const waitForSession =
  (handler: Handler, who: FetchUserId): Handler =>
  (request, next) => {
    const send: typeof next = async (one) => {
      await over?.promise
      try {
        return await next(one)
      } catch (error) {
        const isOfRights = user === undefined || !refusal.safeParse(error).success
        if (isOfRights || (await who()) === user) throw error
        over ??= Promise.withResolvers()
        notifyListeners()
        return send(one)
      }
    }
    return handler(request, send)
  }
