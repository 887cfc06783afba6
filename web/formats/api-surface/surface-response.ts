import 'server-only'
import { cachedApiSurface } from '../../content/api-surface/cached-surface.ts'

/** Everything of the API that a client can name, for the page and the command that look for it in clients. */
export async function surfaceResponse(): Promise<Response> {
  return Response.json(await cachedApiSurface())
}
