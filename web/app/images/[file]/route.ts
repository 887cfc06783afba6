import { imageResponse } from '../../../server/images/image-response.ts'

export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params
  return imageResponse(file, new URL(request.url).searchParams.get('rect'), request.signal)
}
