import { logLine } from '../log.ts'
import { LakeError } from './errors.ts'

export type Unsupported = {
  method: string
  /** Path without the version, as in a route. */
  path: string
  /** What the call is for, in a few words. */
  what: string
}

/** Calls of the hosted service that the clients know how to make and the lake does not answer. */
export const unsupported: readonly Unsupported[] = [
  { method: 'POST', path: '/agent/action/:action/:dataset', what: 'agent actions' },
  {
    method: 'GET',
    path: '/data/history/:dataset/events/releases/:id',
    what: 'the history of releases',
  },
  { method: 'GET', path: '/media-libraries', what: 'media libraries of an organisation' },
  { method: 'GET', path: '/media-libraries/:id', what: 'a media library' },
  { method: 'POST', path: '/media-libraries/:id/upload', what: 'uploads to a media library' },
  {
    method: 'POST',
    path: '/assets/media-library-link/:dataset',
    what: 'assets linked from a media library',
  },
  { method: 'POST', path: '/schedules/:id/:dataset', what: 'scheduled publishing' },
  { method: 'PUT', path: '/projects/:id/datasets/:dataset', what: 'making datasets' },
  { method: 'PATCH', path: '/projects/:id/datasets/:dataset', what: 'changing datasets' },
  { method: 'DELETE', path: '/projects/:id/datasets/:dataset', what: 'deleting datasets' },
  // The client itself asks without the project.
  { method: 'PUT', path: '/datasets/:dataset', what: 'making datasets' },
  { method: 'PATCH', path: '/datasets/:dataset', what: 'changing datasets' },
  { method: 'DELETE', path: '/datasets/:dataset', what: 'deleting datasets' },
]

const logged = new Set<string>()
/** Names that are logged: whoever asks for anything at random shall not fill memory and log. */
const MAX_LOGGED = 1000

/** 501 with the name of the call, which is also logged, once. */
export function notImplemented(given: string): LakeError {
  const call = given.slice(0, 200)
  if (!logged.has(call) && logged.size < MAX_LOGGED) {
    logged.add(call)
    logLine('not-implemented', { call })
  }
  const message = `The local lake does not answer ${call}`
  return new LakeError(501, { statusCode: 501, error: 'Not Implemented', message }, message)
}
