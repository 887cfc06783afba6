import { fence } from '../../web/formats/markdown/fence.ts'
import type { PagePlaceholder } from './resolve.ts'

export const servePlaceholder = ({ name, source }: PagePlaceholder): string[] => [
  fence({ code: source, language: 'xml', title: name }),
]
