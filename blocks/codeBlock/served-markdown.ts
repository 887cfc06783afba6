import { fence } from '../../web/markdown/fence.ts'
import type { PageCode } from './resolve.ts'

export const serveCode = (block: PageCode): string[] => [fence(block)]
