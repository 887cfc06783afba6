import { createHash } from 'node:crypto'
import { assetIdOf } from '../../assets/asset-name.ts'
import { typeOf } from '../../assets/image-format.ts'
import { measureImage } from '../../assets/measure-image.ts'
import { render } from '../../assets/render.ts'
import { type Transformation, transformationOf } from '../../assets/transformation.ts'
import { LakeError, notFound, unauthorized } from '../../http/errors.ts'
import { logLine } from '../../log.ts'
import { type Context, HANDLED } from '../context.ts'
import { assertDataset } from './assert-dataset.ts'
import { isNotModified, setAssetHeaders } from './asset-headers.ts'
import { sendFile } from './send-file.ts'

type ImageRequest = {
  file: string
  transformation: Transformation
  how: 'inline' | 'attachment'
  filename: string | null
}

/** The requested asset: its file, and the name it was uploaded with. Throws 404 when it does not exist. */
function assetAt(context: Context) {
  assertDataset(context)
  const file = context.params['file'] ?? ''
  const id = assetIdOf(file)
  const document = id === null ? null : context.lake.store.get(id)
  if (!document) throw notFound(`No asset "${file}"`)
  const originalFilename = document['originalFilename']
  return { file, original: typeof originalFilename === 'string' ? originalFilename : null }
}

/** The value of `dl` names the download; without a name it is the uploaded file's. */
const downloadName = (dl: string, original: string | null, file: string): string =>
  dl === '' || dl === 'true' ? (original ?? file) : dl

/** Answers `fm=json` with facts about the original; no image is rendered. */
async function describe({ lake }: Context, file: string) {
  const { dimensions, header } = await measureImage(lake.assets.pathOf(file))
  const opened = await lake.assets.open(file)
  await opened?.handle.close()
  return {
    ...dimensions,
    frameCount: header?.pages ?? 1,
    contentLength: opened?.size ?? 0,
    contentType: typeOf(file.split('.')[1] ?? ''),
  }
}

const sendOriginal = (context: Context, { file, how, filename }: ImageRequest) =>
  sendFile(context, file, {
    type: typeOf(file.split('.')[1] ?? ''),
    etag: `"${file}"`,
    how,
    filename,
  })

/** Turns an error of the image library into a 400: the image or the requested size causes it. */
function refuse(error: unknown): never {
  if (error instanceof LakeError || !(error instanceof Error)) throw error
  logLine('image-not-made', { reason: error.message })
  const message = `The image cannot be made: ${error.message}. Ask for a smaller one, or for fewer changes.`
  throw new LakeError(400, { statusCode: 400, error: 'Bad Request', message }, message)
}

async function sendRendered(context: Context, imageRequest: ImageRequest) {
  const { lake, request, response } = context
  const { file, how, filename } = imageRequest
  const { dl: _, ...transformation } = imageRequest.transformation
  const negotiated = transformation.auto === 'format'
  const takesWebp =
    negotiated && /\bimage\/webp(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(request.headers.accept ?? '')
  const key = JSON.stringify([file, transformation, takesWebp])
  const etag = `"${createHash('sha1').update(key).digest('hex')}"`
  const { body, type } = await render(lake.assets.pathOf(file), {
    transformation,
    takesWebp,
  }).catch(refuse)
  setAssetHeaders(context, { type, etag, how, filename, negotiated })
  if (isNotModified(context, etag)) return HANDLED
  response.writeHead(200, { 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
  return HANDLED
}

/**
 * Sends an image with the requested transformation. An SVG is sent unchanged: it scales by itself, and rendering it
 * here would run its content.
 */
export async function serveImage(context: Context) {
  const { file, original } = assetAt(context)
  const transformation = transformationOf(context.url.searchParams)
  const { dl, dlRaw } = transformation
  if (dlRaw && !context.user) throw unauthorized('dlRaw takes a token, as it gives the original')
  const download = dl ?? (dlRaw ? '' : undefined)
  const imageRequest: ImageRequest = {
    file,
    transformation,
    how: download === undefined ? 'inline' : 'attachment',
    filename: download === undefined ? null : downloadName(download, original, file),
  }
  if (transformation.fm === 'json') return describe(context, file)
  const asks = [...context.url.searchParams.keys()].some((name) => name !== 'dl')
  if (!asks || dlRaw || file.endsWith('.svg')) return sendOriginal(context, imageRequest)
  return sendRendered(context, imageRequest)
}
