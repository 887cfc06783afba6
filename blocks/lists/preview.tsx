import { admonitionPreview } from '../admonition/preview.tsx'
import { codePreview } from '../codeBlock/preview.tsx'
import { diagramPreview } from '../diagram/preview.tsx'
import type { DrawnPreview } from '../drawn-preview.tsx'
import { operationPreview } from '../operation/preview.tsx'
import { tablePreview } from '../table/preview.tsx'

/** Of the kinds of which a line says too little. */
export const previews: DrawnPreview[] = [
  tablePreview,
  codePreview,
  operationPreview,
  admonitionPreview,
  diagramPreview,
]
