import 'server-only'
import { cachedApiSurface } from '../../content/api-surface/cached-surface.ts'

/** The API surface as JSON, for the page and the command that check clients. */
export async function surfaceResponse(): Promise<Response> {
  return Response.json(await cachedApiSurface())
}
