import { env } from '../../config/env.ts'
import { Gate } from '../limits/gate.ts'

const FILE = /^[a-f0-9]{40}-(\d+)x(\d+)\.(?:png|jpg|webp|gif)$/
const NUMBER = '(0|[1-9]\\d{0,5})'
const RECT = new RegExp(`^${NUMBER},${NUMBER},${NUMBER},${NUMBER}$`)

/** Cropping is the store's slowest work: further requests wait rather than fail. */
const cuts = new Gate(2)

/**
 * Proxies an image of the content store, so that readers contact only this site. 404 for a file that is no image, 502
 * when the store does not answer within ten seconds. An image never changes, since its name is the hash of its bytes.
 */
export async function imageResponse(
  file: string,
  rect: string | null,
  signal: AbortSignal,
): Promise<Response> {
  const size = FILE.exec(file)
  if (!size || (rect !== null && !isWithin(rect, Number(size[1]), Number(size[2]))))
    return new Response('No such image', { status: 404 })
  const host = env.SANITY_API_HOST ?? 'https://cdn.sanity.io'
  const url = new URL(`/images/${env.SANITY_PROJECT_ID}/${env.SANITY_DATASET}/${file}`, host)
  if (rect) url.searchParams.set('rect', rect)
  const ask = () => fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]) })
  const stored = await (rect ? cuts.pass(ask) : ask()).catch((error: unknown) => {
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

/** Whether `rect`, in the store's form, lies within an image of this size, px. */
function isWithin(rect: string, width: number, height: number): boolean {
  const [left = 0, top = 0, wide = 0, high = 0] = RECT.exec(rect)?.slice(1).map(Number) ?? []
  return wide > 0 && high > 0 && left + wide <= width && top + high <= height
}
