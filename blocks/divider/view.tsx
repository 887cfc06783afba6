import type { ReactNode } from 'react'

export const viewDivider = (): ReactNode => <hr />
