import { fence } from '../../web/formats/markdown/fence.ts'
import type { PageCode } from './resolve.ts'

export const serveCode = (block: PageCode): string[] => [fence(block)]
