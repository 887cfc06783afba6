import { receive } from '../../../publishing/receive.ts'

export function POST(request: Request): Promise<Response> {
  return receive(request)
}
