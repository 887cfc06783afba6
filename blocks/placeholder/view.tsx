import type { ReactNode } from 'react'
import { CodeFrame } from '../../web/components/code/code-frame.tsx'
import { Details } from '../../web/components/details/details.tsx'
import type { ViewContext } from '../view-context.ts'
import type { PagePlaceholder } from './resolve.ts'

export const viewPlaceholder = (
  { name, source }: PagePlaceholder,
  { t }: ViewContext,
): ReactNode => (
  <Details summary={t('placeholder', { name })}>
    <CodeFrame language="xml" code={source} marked={[]} lineNumbers={false} t={t} />
  </Details>
)
