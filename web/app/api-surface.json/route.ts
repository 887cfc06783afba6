import { cachedApiSurface } from '../../content/api-surface/cached-surface.ts'

/** The API surface as JSON, for the page and the command that check clients. */
export const GET = async (): Promise<Response> => Response.json(await cachedApiSurface())
