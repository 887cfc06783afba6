import { admonitionPreview } from '../admonition/preview.tsx'
import { codePreview } from '../codeBlock/preview.tsx'
import { diagramPreview } from '../diagram/preview.tsx'
import type { DrawnPreview } from '../drawn-preview.tsx'
import { operationPreview } from '../operation/preview.tsx'
import { tablePreview } from '../table/preview.tsx'

/** Previews of kinds for which Sanity's single line is insufficient. */
export const previews: DrawnPreview[] = [
  tablePreview,
  codePreview,
  operationPreview,
  admonitionPreview,
  diagramPreview,
]
