// The package does not declare its types for TypeScript.
declare module '@stoplight/elements-core' {
  import type { ComponentType } from 'react'
  import type { ConsoleOperation } from './operation/console-operation.ts'
  import type { EditedRequest } from './samples/request-text.ts'

  interface TryItProps {
    httpOperation: ConsoleOperation & { servers: { id: string; url: string }[] }
    /** Called with the initial value and each change; only the first function passed is used. */
    onRequestChange?: (request: EditedRequest) => void
    tryItCredentialsPolicy?: 'omit' | 'include' | 'same-origin'
  }
  export const TryIt: ComponentType<TryItProps>
  export function withStyles<P>(component: ComponentType<P>): ComponentType<P>
  export function withPersistenceBoundary<P>(component: ComponentType<P>): ComponentType<P>
  export function withMosaicProvider<P>(component: ComponentType<P>): ComponentType<P>
}
