import type { ClientConfig } from '@sanity/client'
import { z } from 'zod'

type Handler = NonNullable<ClientConfig['requestHandler']>

/** Hands out the id of who is signed in, by a request of its own. */
type Who = () => Promise<string | undefined>

const refusal = z.object({ statusCode: z.union([z.literal(401), z.literal(403)]) })
const listeners = new Set<() => void>()
/** The id of whom the Studio shows itself to. */
let user: string | undefined
/** What waits until that person has signed in again. */
let over: PromiseWithResolvers<void> | undefined

const tell = () => {
  for (const listener of listeners) listener()
}

export const isSessionOver = (): boolean => over !== undefined

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** From now on what is asked for `id` waits where the session has ended; until what is returned is called. */
export function beginSession(id: string): () => void {
  user = id
  return () => {
    user = undefined
    resumeSession()
  }
}

/** Sends what waited. */
export function resumeSession(): void {
  over?.resolve()
  over = undefined
  tell()
}

/**
 * Keeps what a person wrote when the session ends meanwhile. Sanity takes words back that the lake refuses, and leaves
 * for the sign-in, with all that is unsent, where an answer says that there is no such session
 * (`createStudioRequestHandler` of sanity 6.16.0). It hears of neither: the request waits until the same person has
 * signed in again, and is sent anew.
 */
export const waitForSession =
  (handler: Handler, who: Who): Handler =>
  (request, next) => {
    const send: typeof next = async (one) => {
      await over?.promise
      try {
        return await next(one)
      } catch (error) {
        const isOfRights = user === undefined || !refusal.safeParse(error).success
        if (isOfRights || (await who()) === user) throw error
        over ??= Promise.withResolvers()
        tell()
        return send(one)
      }
    }
    return handler(request, send)
  }
