import { invalidateResponse } from '../../../publishing/invalidate-response.ts'

export function POST(request: Request): Promise<Response> {
  return invalidateResponse(request)
}
