import { pathFromSegments } from '../../../config/paths.ts'
import { specFiles } from '../../../content/reference/spec-files.ts'
import { specResponse } from '../../../formats/specs/spec-response.ts'

export const generateStaticParams = () => specFiles().map((file) => ({ file: file.split('/') }))

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string[] }> },
): Promise<Response> {
  return specResponse(pathFromSegments((await params).file))
}
