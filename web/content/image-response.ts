import { env } from '../env.ts'

const FILE = /^[a-f0-9]{40}-\d+x\d+\.(png|jpg|webp|gif)$/
const RECT = /^\d+,\d+,\d+,\d+$/

/**
 * An image of the content store, handed on: readers ask the site alone. 404 for what is no image of
 * a page, 502 when the store does not answer within ten seconds. An image never changes, its name
 * is the hash of its bytes.
 */
export async function imageResponse(
  file: string,
  rect: string | null,
  signal: AbortSignal,
): Promise<Response> {
  if (!FILE.test(file) || (rect !== null && !RECT.test(rect)))
    return new Response('No such image', { status: 404 })
  const host = env.SANITY_API_HOST ?? 'https://cdn.sanity.io'
  const url = new URL(`/images/${env.SANITY_PROJECT_ID}/${env.SANITY_DATASET}/${file}`, host)
  if (rect) url.searchParams.set('rect', rect)
  const stored = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
  }).catch((error: unknown) => {
    console.error(`The content store did not give the image ${file}`, error)
    return new Response(null, { status: 504 })
  })
  if (stored.status === 404) return new Response('No such image', { status: 404 })
  if (!stored.ok) return new Response('The image cannot be had now', { status: 502 })
  return new Response(stored.body, {
    headers: {
      'Content-Type': stored.headers.get('content-type') ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
