import 'server-only'
import { cachedEnvironments } from '../../content/reference/cached-environments.ts'
import { readSpec } from '../../content/reference/spec-files.ts'
import { withEnvironments } from './with-environments.ts'

/** The specification `file`, with the addresses of the environments as its servers. */
export async function specResponse(file: string): Promise<Response> {
  const spec = readSpec(file)
  if (spec === undefined) return new Response('No such specification\n', { status: 404 })
  return new Response(withEnvironments(spec, await cachedEnvironments()), {
    headers: { 'Content-Type': 'application/yaml; charset=utf-8' },
  })
}
