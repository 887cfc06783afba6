import { receiveForPages } from '../../../publishing/receive-for-pages.ts'

export function POST(request: Request): Promise<Response> {
  return receiveForPages(request)
}
