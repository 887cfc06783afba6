import { pathFromSegments } from '../../../config/paths.ts'
import { readSpec, specFiles } from '../../../content/reference/spec-files.ts'

export const generateStaticParams = () => specFiles().map((file) => ({ file: file.split('/') }))

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string[] }> },
): Promise<Response> {
  const spec = readSpec(pathFromSegments((await params).file))
  if (spec === undefined) return new Response('No such specification\n', { status: 404 })
  return new Response(spec, { headers: { 'Content-Type': 'application/yaml; charset=utf-8' } })
}
